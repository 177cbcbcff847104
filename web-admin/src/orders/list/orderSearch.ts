import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import type { OpenOrderQuery$variables } from "../../__generated__/OpenOrderQuery.graphql.ts";
import type { OrderContentQuery$variables } from "../../__generated__/OrderContentQuery.graphql.ts";
import type { OrderListQuery$variables } from "../../__generated__/OrderListQuery.graphql.ts";
import { pageWindow, readSort } from "../../relay/records/recordSearch.ts";

/** The fields by which the list can be sorted, by the keys of their columns. */
const ORDER_SORTS = {
  number: "NUMBER",
  created: "CREATED_AT",
  total: "TOTAL",
  expected: "EXPECTED_DELIVERY_DATE",
} as const;

/** Returns the variables of the order list for this URL. */
export function orderListVariables(search: URLSearchParams): OrderListQuery$variables {
  return {
    filter: filterInput(orderFilters, search),
    sort: readSort(ORDER_SORTS, search),
    ...pageWindow("orders", search),
  };
}

/**
 * Returns the variables of the open order: `?order=<number>` to read, `?edit=<number>` to edit; null if none
 * is open.
 */
export function openOrderVariables(search: URLSearchParams): OpenOrderQuery$variables | null {
  const edited = search.get("edit");
  const written = edited ?? search.get("order");
  return written === null
    ? null
    : { number: readNumbers(written)[0] ?? 0, reading: edited === null, editing: edited !== null };
}

/** Returns the order of the wizard, `?order=<number>`; null if the URL has none. */
export function orderContentVariables(search: URLSearchParams): OrderContentQuery$variables | null {
  const [number] = readNumbers(search.get("order"));
  return number === undefined ? null : { number };
}
