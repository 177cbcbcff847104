import type { ProductState } from "@machiya/prisma/enums";
import { PRODUCT_STATES } from "@machiya/schema/domain/productState";
import { rowId } from "@machiya/schema/ids";
import type { OpenProductQuery$variables } from "../__generated__/OpenProductQuery.graphql.ts";
import type { ProductListQuery$variables } from "../__generated__/ProductListQuery.graphql.ts";
import { openedId, pageWindow } from "../relay/recordSearch.ts";
import { oneOf, readText } from "../relay/search.ts";

export const TOP_PICK_CHOICES = ["yes", "no"] as const;
/** Nearly gone, as the home page counts it. */
export const STOCK_CHOICES = ["LOW"] as const;

/** The filters of the product screen as they stand in the address; empty text where none is set. */
export interface ProductSearch {
  code: string;
  name: string;
  state: ProductState | "";
  topPick: "yes" | "no" | "";
  stock: "LOW" | "";
}

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readProductSearch(search: URLSearchParams): ProductSearch {
  return {
    code: readText(search, "code"),
    name: readText(search, "name"),
    state: oneOf(PRODUCT_STATES, search.get("state")),
    topPick: oneOf(TOP_PICK_CHOICES, search.get("topPick")),
    stock: oneOf(STOCK_CHOICES, search.get("stock")),
  };
}

/** What the product list asks the server for at this address. */
export function productListVariables(search: URLSearchParams): ProductListQuery$variables {
  const { code, name, state, topPick, stock } = readProductSearch(search);
  return {
    filter: {
      ...(code !== "" && { code }),
      ...(name !== "" && { name }),
      ...(state !== "" && { states: [state] }),
      ...(topPick !== "" && { topPick: topPick === "yes" }),
      ...(stock !== "" && { lowStock: true }),
    },
    ...pageWindow(search),
  };
}

/** The number of a product, by which addresses name it. */
export const productNumber = (id: string): number => rowId("Product", id) ?? 0;

/** What may be opened over the product list: each key names a product in the address, `?edit=12`. */
export const PRODUCT_KEYS = ["edit", "discounts", "history"] as const;

/** What the dialogs ask the server for; null while nothing is open that needs something. */
export function openProductVariables(search: URLSearchParams): OpenProductQuery$variables | null {
  const key = PRODUCT_KEYS.find((candidate) => search.has(candidate));
  if (key === undefined && !search.has("add")) return null;
  return {
    id: (key && openedId("Product", search, key)) ?? "",
    isThere: key !== undefined,
    withDiscounts: key === "discounts",
    withHistory: key === "history",
  };
}
