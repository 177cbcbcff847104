import type { SharePageQuery$variables } from "../__generated__/SharePageQuery.graphql.ts";

export function shareVariables(search: string): SharePageQuery$variables {
  const id = new URLSearchParams(search).get("product") ?? "";
  return { id, given: id !== "" };
}
