import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenProductQuery$variables } from "../../__generated__/OpenProductQuery.graphql.ts";
import type { ProductListQuery$variables } from "../../__generated__/ProductListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../../relay/records/recordSearch.ts";

/** What the product list asks the server for at this address. */
export function productListVariables(search: URLSearchParams): ProductListQuery$variables {
  return { filter: filterInput(productFilters, search), ...pageWindow(search) };
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
    id: (key && openRecordId("Product", search, key)) ?? "",
    isThere: key !== undefined,
    withDiscounts: key === "discounts",
    withHistory: key === "history",
  };
}
