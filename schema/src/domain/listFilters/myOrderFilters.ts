import { ORDER_STATES } from "../orders/orderState.ts";
import { choiceFilter, textFilter } from "./listFilters.ts";

/**
 * The filters of a customer's own orders. Source: shop.md §2. The customer pages load them first, without the filters of
 * the console.
 */
export const myOrderFilters = {
  recipient: textFilter((recipientName) => ({ recipientName })),
  state: choiceFilter(ORDER_STATES, (state) => ({ states: [state] })),
};
