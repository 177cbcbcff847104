import type { ProductState } from "@machiya/prisma/enums";
import { pageCursor } from "@machiya/schema/ids";
import type { ProductListQuery$variables } from "../__generated__/ProductListQuery.graphql.ts";
import { oneOf, readPage, readText } from "../relay/search.ts";

/** Rows of a page. Source: shop.md §9. */
export const PRODUCT_PAGE_SIZE = 10;

export const PRODUCT_STATES = ["ENABLED", "FROZEN", "DISABLED"] as const satisfies ProductState[];
export const TOP_PICK_CHOICES = ["yes", "no"] as const;

/** The filters of the product screen as they stand in the address; empty text where none is set. */
export interface ProductSearch {
  code: string;
  name: string;
  state: ProductState | "";
  topPick: "yes" | "no" | "";
}

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readProductSearch(search: URLSearchParams): ProductSearch {
  return {
    code: readText(search, "code"),
    name: readText(search, "name"),
    state: oneOf(PRODUCT_STATES, search.get("state")),
    topPick: oneOf(TOP_PICK_CHOICES, search.get("topPick")),
  };
}

/** What the product list asks the server for at this address. */
export function productListVariables(search: URLSearchParams): ProductListQuery$variables {
  const { code, name, state, topPick } = readProductSearch(search);
  return {
    filter: {
      ...(code !== "" && { code }),
      ...(name !== "" && { name }),
      ...(state !== "" && { states: [state] }),
      ...(topPick !== "" && { topPick: topPick === "yes" }),
    },
    first: PRODUCT_PAGE_SIZE,
    after: pageCursor(readPage(search), PRODUCT_PAGE_SIZE) ?? null,
  };
}
