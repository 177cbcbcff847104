import { filterInput, readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { storefrontFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { ON_SALE_STATES } from "@machiya/schema/domain/products/productState";
import { rowId } from "@machiya/schema/ids";
import type { StorefrontPageQuery$variables } from "../__generated__/StorefrontPageQuery.graphql.ts";

/** What the storefront's address says. */
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

/** Customers see what is on sale alone (shop.md §9). */
export function storefrontVariables(search: string): StorefrontPageQuery$variables {
  return {
    filter: { states: ON_SALE_STATES, ...filterInput(storefrontFilters, new URLSearchParams(search)) },
  };
}

/** Asks for one product while it is on sale; a damaged link names none, and nothing is asked for then. */
export function productOnSale(id: string) {
  return { filter: { ids: [id], states: ON_SALE_STATES }, given: rowId("Product", id) !== null };
}
