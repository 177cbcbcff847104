import type { OrderSource, PaymentState } from "@machiya/prisma/enums";
import { OPEN_ORDER_STATES, ORDER_STATES } from "@machiya/schema/domain/orderState";
import { PAYMENT_METHODS, type PaymentMethod } from "@machiya/schema/domain/payment";
import { PAYMENT_STATES } from "@machiya/schema/domain/paymentReport";
import { globalId, pageCursor } from "@machiya/schema/ids";
import type { OpenOrderQuery$variables } from "../__generated__/OpenOrderQuery.graphql.ts";
import type { OrderContentQuery$variables } from "../__generated__/OrderContentQuery.graphql.ts";
import type { OrderFilter, OrderListQuery$variables } from "../__generated__/OrderListQuery.graphql.ts";
import { oneOf, readDay, readNumbers, readPage, readText } from "../relay/search.ts";

/** Rows of a page. Source: shop.md §9. */
export const ORDER_PAGE_SIZE = 10;

/** OPEN: whatever still wants something done. */
export const STATE_CHOICES = ["OPEN", ...ORDER_STATES] as const;

export const ORDER_SOURCES = ["ROBOT", "SHOPPING_PLATFORM", "MANUAL"] as const satisfies OrderSource[];

/** The filters of the order screen as they stand in the address; empty text where none is set. */
export interface OrderSearch {
  /** Order numbers, apart by commas or spaces. */
  number: string;
  /** Numbers of LINE customers, likewise. */
  customer: string;
  buyer: string;
  recipient: string;
  state: (typeof STATE_CHOICES)[number] | "";
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
    customer: readText(search, "customer"),
    buyer: readText(search, "buyer"),
    recipient: readText(search, "recipient"),
    state: oneOf(STATE_CHOICES, search.get("state")),
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

/** The order that stands open over the list: `?order=<number>` to be read, `?edit=<number>` to be edited; null when none does. */
export function openOrderVariables(search: URLSearchParams): OpenOrderQuery$variables | null {
  const edited = search.get("edit");
  const written = edited ?? search.get("order");
  return written === null
    ? null
    : { number: readNumbers(written)[0] ?? 0, reading: edited === null, editing: edited !== null };
}

/** The order whose products are being chosen, `?order=<number>`; null when the address names none. */
export function orderContentVariables(search: URLSearchParams): OrderContentQuery$variables | null {
  const [number] = readNumbers(readText(search, "order"));
  return number === undefined ? null : { number };
}

function orderFilter(search: OrderSearch): OrderFilter {
  const numbers = readNumbers(search.number);
  const customers = readNumbers(search.customer);
  return {
    ...(numbers.length > 0 && { numbers }),
    ...(customers.length > 0 && { customerIds: customers.map((one) => globalId("Customer", one)) }),
    ...(search.buyer !== "" && { buyerName: search.buyer }),
    ...(search.recipient !== "" && { recipientName: search.recipient }),
    ...(search.state !== "" && { states: search.state === "OPEN" ? OPEN_ORDER_STATES : [search.state] }),
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
