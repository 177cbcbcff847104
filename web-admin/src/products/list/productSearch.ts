import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { globalId, rowId } from "@machiya/schema/ids";
import type { Params } from "react-router";
import type { OpenProductQuery$variables } from "../../__generated__/OpenProductQuery.graphql.ts";
import type { ProductListQuery$variables } from "../../__generated__/ProductListQuery.graphql.ts";
import type { ProductPageQuery$variables } from "../../__generated__/ProductPageQuery.graphql.ts";
import { openRecordId, pageWindow, readSort } from "../../relay/records/recordSearch.ts";

/** The fields by which the list can be sorted, by the keys of their columns. */
const PRODUCT_SORTS = { number: "NUMBER", name: "NAME", price: "PRICE", stock: "STOCK" } as const;

/** Returns the variables of the product list for this URL. */
export function productListVariables(search: URLSearchParams): ProductListQuery$variables {
  return {
    filter: filterInput(productFilters, search),
    sort: readSort(PRODUCT_SORTS, search),
    ...pageWindow("products", search),
  };
}

/** Returns the number by which URLs identify a product. */
export const productNumber = (id: string): number => rowId("Product", id) ?? 0;

/** The URL parameters that open a dialog for a product, as in `?variants=12`. */
export const PRODUCT_KEYS = ["variants", "discounts", "history", "stockHistory"] as const;

/** The number of changes of the stock that are loaded at a time. */
export const STOCK_PAGE_SIZE = 20;

/** Returns the variables of the open dialog; null if no dialog needs a query. */
export function openProductVariables(search: URLSearchParams): OpenProductQuery$variables | null {
  const key = PRODUCT_KEYS.find((candidate) => search.has(candidate));
  if (key === undefined && !search.has("add")) return null;
  return {
    id: (key && openRecordId("Product", search, key)) ?? "",
    isThere: key !== undefined,
    withDiscounts: key === "discounts",
    withHistory: key === "history",
    withStock: key === "stockHistory",
    withVariants: key === "variants",
    stockCount: STOCK_PAGE_SIZE,
  };
}

/** Returns the variables of the page of the product that the path names; null if it names none. */
export function productPageVariables(
  _search: URLSearchParams,
  { product = "" }: Params,
): ProductPageQuery$variables | null {
  const [number] = readNumbers(product);
  return number === undefined ? null : { id: globalId("Product", number), stockCount: STOCK_PAGE_SIZE };
}
