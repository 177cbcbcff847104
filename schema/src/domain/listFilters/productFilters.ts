import { globalId } from "../../ids.ts";
import { PRODUCT_STATES } from "../products/productState.ts";
import { choiceFilter, numbersFilter, textFilter } from "./listFilters.ts";

export const TOP_PICK_CHOICES = ["yes", "no"] as const;
/**
 * LOW means nearly sold out, by the same rule as on the home page; PRE_ORDER that it can be pre-ordered or that orders
 * wait for it.
 */
export const STOCK_CHOICES = ["LOW", "PRE_ORDER"] as const;

/** The filters of the console's product list and of its export. Source: shop.md §2. */
export const productFilters = {
  number: numbersFilter((numbers) => ({ ids: numbers.map((number) => globalId("Product", number)) })),
  code: textFilter((code) => ({ code })),
  name: textFilter((name) => ({ name })),
  state: choiceFilter(PRODUCT_STATES, (state) => ({ states: [state] })),
  topPick: choiceFilter(TOP_PICK_CHOICES, (choice) => ({ topPick: choice === "yes" })),
  stock: choiceFilter(STOCK_CHOICES, (choice) =>
    choice === "LOW" ? { lowStock: true } : { preOrder: true },
  ),
};

/** The filters of the storefront, which shows only enabled products. Source: shop.md §9. */
export const storefrontFilters = {
  q: textFilter((text) => ({ text })),
  type: textFilter((typeId) => ({ typeIds: [typeId] })),
  top: choiceFilter(["1"], () => ({ topPick: true })),
};
