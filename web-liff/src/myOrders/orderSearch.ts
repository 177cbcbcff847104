import type { OrderState } from "@machiya/prisma/enums";
import { oneOf, readPage, readText } from "@machiya/schema/client/urlParams";
import { ORDER_STATES } from "@machiya/schema/domain/orderState";
import { pageCursor } from "@machiya/schema/ids";
import type { MyOrdersPageQuery$variables } from "../__generated__/MyOrdersPageQuery.graphql.ts";

/** Orders to a page (shop.md §9). */
export const PAGE_SIZE = 10;

/** What the address of my orders says. */
export interface OrderSearch {
  recipientName: string;
  state: OrderState | null;
  /** From 1. */
  page: number;
}

export function readOrderSearch(search: string): OrderSearch {
  const params = new URLSearchParams(search);
  return {
    recipientName: readText(params, "recipient"),
    state: oneOf(ORDER_STATES, params.get("state")) || null,
    page: readPage(params),
  };
}

export function ordersVariables(search: string): MyOrdersPageQuery$variables {
  const { recipientName, state, page } = readOrderSearch(search);
  return {
    count: PAGE_SIZE,
    after: pageCursor(page, PAGE_SIZE) ?? null,
    filter: {
      ...(recipientName !== "" && { recipientName }),
      ...(state !== null && { states: [state] }),
    },
  };
}
