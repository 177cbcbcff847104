import { filterInput, readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { storefrontFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { ON_SALE_STATES } from "@machiya/schema/domain/products/productState";
import { rowId } from "@machiya/schema/ids";
import type { StorefrontPageQuery$variables } from "../__generated__/StorefrontPageQuery.graphql.ts";

/** The state of the storefront in the URL. */
export interface StorefrontSearch {
  text: string;
  typeId: string | null;
  topOnly: boolean;
  /** The product in the detail dialog. */
  productId: string | null;
  view: "cart" | "order" | null;
}

const VIEWS = ["cart", "order"] as const;

export function readStorefrontSearch(search: string): StorefrontSearch {
  const params = new URLSearchParams(search);
  const { q, type, top } = readFilters(storefrontFilters, params);
  return {
    text: q,
    typeId: type || null,
    topOnly: top === "1",
    productId: params.get("product") || null,
    view: readChoice(VIEWS, params.get("view")) || null,
  };
}

/** Returns the variables of the page: customers see only products on sale (shop.md §9). */
export function storefrontVariables(search: string): StorefrontPageQuery$variables {
  return {
    filter: { states: ON_SALE_STATES, ...filterInput(storefrontFilters, new URLSearchParams(search)) },
  };
}

/**
 * Returns variables that select one product on sale. `isValidId` is false for a malformed id, which skips the
 * query.
 */
export function productOnSale(id: string) {
  return { filter: { ids: [id], states: ON_SALE_STATES }, isValidId: rowId("Product", id) !== null };
}
