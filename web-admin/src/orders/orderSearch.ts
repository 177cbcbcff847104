import type { OrderSource, OrderState, PaymentState } from "@machiya/prisma/enums";
import { PAYMENT_METHODS, type PaymentMethod } from "@machiya/schema/domain/payment";
import { pageCursor } from "@machiya/schema/ids";
import type { OpenOrderQuery$variables } from "../__generated__/OpenOrderQuery.graphql.ts";
import type { OrderFilter, OrderListQuery$variables } from "../__generated__/OrderListQuery.graphql.ts";
import { oneOf, readDay, readPage, readText } from "../relay/search.ts";

/** Rows of a page. Source: shop.md §9. */
export const ORDER_PAGE_SIZE = 10;

export const ORDER_STATES = [
  "ESTABLISHED",
  "IN_ACTION",
  "WAITING",
  "COMPLETE",
  "CANCELLED",
] as const satisfies OrderState[];
export const ORDER_SOURCES = ["ROBOT", "SHOPPING_PLATFORM", "MANUAL"] as const satisfies OrderSource[];
export const PAYMENT_STATES = [
  "UNPAID",
  "PAID",
  "PARTIALLY_PAID",
  "REFUND_PENDING",
  "REFUNDED",
  "FAILED",
] as const satisfies PaymentState[];

/** The filters of the order screen as they stand in the address; empty text where none is set. */
export interface OrderSearch {
  /** Order numbers, apart by commas or spaces. */
  number: string;
  buyer: string;
  recipient: string;
  state: OrderState | "";
  paymentMethod: PaymentMethod | "";
  paymentState: PaymentState | "";
  source: OrderSource | "";
  note: string;
  deliveryFrom: string;
  deliveryTo: string;
  expectedFrom: string;
  expectedTo: string;
}

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readOrderSearch(search: URLSearchParams): OrderSearch {
  return {
    number: readText(search, "number"),
    buyer: readText(search, "buyer"),
    recipient: readText(search, "recipient"),
    state: oneOf(ORDER_STATES, search.get("state")),
    paymentMethod: oneOf(PAYMENT_METHODS, search.get("paymentMethod")),
    paymentState: oneOf(PAYMENT_STATES, search.get("paymentState")),
    source: oneOf(ORDER_SOURCES, search.get("source")),
    note: readText(search, "note"),
    deliveryFrom: readDay(search, "deliveryFrom"),
    deliveryTo: readDay(search, "deliveryTo"),
    expectedFrom: readDay(search, "expectedFrom"),
    expectedTo: readDay(search, "expectedTo"),
  };
}

/** What the order list asks the server for at this address. */
export function orderListVariables(search: URLSearchParams): OrderListQuery$variables {
  return {
    filter: orderFilter(readOrderSearch(search)),
    first: ORDER_PAGE_SIZE,
    after: pageCursor(readPage(search), ORDER_PAGE_SIZE) ?? null,
  };
}

/** The order that the drawer shows, `?order=<number>`; null when none is open. */
export function openOrderVariables(search: URLSearchParams): OpenOrderQuery$variables | null {
  const written = search.get("order");
  return written === null ? null : { number: orderNumber(written) ?? 0 };
}

function orderFilter(search: OrderSearch): OrderFilter {
  const numbers = search.number.split(/[\s,，、]+/).filter((text) => text !== "");
  return {
    // 0 is nobody's number: words instead of numbers find nothing, rather than everything.
    ...(numbers.length > 0 && { numbers: numbers.map((text) => orderNumber(text) ?? 0) }),
    ...(search.buyer !== "" && { buyerName: search.buyer }),
    ...(search.recipient !== "" && { recipientName: search.recipient }),
    ...(search.state !== "" && { states: [search.state] }),
    ...(search.paymentMethod !== "" && { paymentMethods: [search.paymentMethod] }),
    ...(search.paymentState !== "" && { paymentStates: [search.paymentState] }),
    ...(search.source !== "" && { sources: [search.source] }),
    ...(search.note !== "" && { note: search.note }),
    ...days("deliveryDate", search.deliveryFrom, search.deliveryTo),
    ...days("expectedDeliveryDate", search.expectedFrom, search.expectedTo),
  };
}

function days(field: "deliveryDate" | "expectedDeliveryDate", from: string, to: string): OrderFilter {
  if (from === "" && to === "") return {};
  return { [field]: { ...(from !== "" && { from }), ...(to !== "" && { to }) } };
}

/** A written order number, with or without #; null when it is none that GraphQL's Int can carry. */
function orderNumber(text: string): number | null {
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
