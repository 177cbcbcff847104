import type { SharePageQuery$variables } from "../__generated__/SharePageQuery.graphql.ts";
import { productOnSale } from "../storefront/storefrontSearch.ts";

export function shareVariables(search: string): SharePageQuery$variables {
  return productOnSale(new URLSearchParams(search).get("product") ?? "");
}
