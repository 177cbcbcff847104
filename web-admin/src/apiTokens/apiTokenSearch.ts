import type { ApiTokenListQuery$variables } from "../__generated__/ApiTokenListQuery.graphql.ts";
import { pageWindow } from "../relay/recordSearch.ts";

/** What the list asks the server for at this address. */
export function apiTokenListVariables(search: URLSearchParams): ApiTokenListQuery$variables {
  return pageWindow(search);
}
