import type { OrderState } from "@machiya/prisma/enums";
import { readPage } from "@machiya/schema/client/urlParams";
import { filterInput, readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { myOrderFilters } from "@machiya/schema/domain/listFilters/myOrderFilters";
import { pageCursor } from "@machiya/schema/ids";
import type { MyOrdersPageQuery$variables } from "../__generated__/MyOrdersPageQuery.graphql.ts";

/** Orders per page (shop.md §9). */
export const PAGE_SIZE = 10;

/** The state of the page in the URL. */
export interface OrderSearch {
  recipientName: string;
  state: OrderState | null;
  /** Counts from 1. */
  page: number;
}

export function readOrderSearch(search: string): OrderSearch {
  const params = new URLSearchParams(search);
  const { recipient, state } = readFilters(myOrderFilters, params);
  return {
    recipientName: recipient,
    state: state || null,
    page: readPage(params),
  };
}

export function ordersVariables(search: string): MyOrdersPageQuery$variables {
  return {
    count: PAGE_SIZE,
    after: pageCursor(readOrderSearch(search).page, PAGE_SIZE) ?? null,
    filter: filterInput(myOrderFilters, new URLSearchParams(search)),
  };
}
