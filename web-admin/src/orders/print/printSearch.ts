import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { readChoice, readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import type { OrderPrintQuery$variables } from "../../__generated__/OrderPrintQuery.graphql.ts";
import { paths } from "../../paths.ts";

/** What can be printed about orders. */
export const ORDER_SHEETS = ["pick", "slip", "receipt", "receipt-a4", "label", "label-a4"] as const;
export type OrderSheet = (typeof ORDER_SHEETS)[number];

/** Returns the sheet that the URL asks for, as in `?print=pick&orders=12,13`; null if it asks for none. */
export function readSheet(search: URLSearchParams): OrderSheet | null {
  return readChoice(ORDER_SHEETS, search.get("print")) || null;
}

/** Returns the filter of the orders to print: those that the URL names, or the list's filter. */
export function printFilter(search: URLSearchParams): NonNullable<OrderPrintQuery$variables["filter"]> {
  const numbers = readNumbers(search.get("orders"));
  return numbers.length > 0 ? { numbers } : filterInput(orderFilters, search);
}

/** The orders to print: their numbers, or the search parameters of the list for all that it matches. */
export type OrdersToPrint = readonly number[] | URLSearchParams;

/** Returns the URL that prints these orders. */
export function printPath(sheet: OrderSheet, orders: OrdersToPrint): string {
  const params = new URLSearchParams(orders instanceof URLSearchParams ? orders : {});
  if (!(orders instanceof URLSearchParams)) params.set("orders", orders.join(","));
  params.set("print", sheet);
  return `${paths.orders}?${params}`;
}
