import { z } from "zod";
import { SCREEN_DESCRIPTIONS, SCREEN_OPERATIONS } from "../screens/screenOperations.ts";
import { booking, freeSlots } from "./bookingOperations.ts";
import { orders, storefront } from "./listOperations.ts";
import {
  bookingOfMonth,
  filteredStorefront,
  mixedSalon,
  mixedShop,
  myBookings,
  product,
} from "./mixedOperations.ts";
import type { Operation } from "./operation.ts";
import { checkout, order, orderLines } from "./orderOperations.ts";
import { baselineRequest, graphqlRequest } from "./preparedRequests.ts";

/** A response without any work, which measures the cost of a request itself. */
const trivial: Operation = () => {
  const check = () => null;
  const root = z.object({ __typename: z.literal("Query") });
  return {
    graphql: () => graphqlRequest("trivial", {}, null, { shape: root, check }),
    baseline: () => baselineRequest("trivial", null, { shape: z.object({ ok: z.literal(true) }), check }),
  };
};

export const OPERATIONS = {
  storefront: storefront("total"),
  "storefront-uncached": storefront("total"),
  "storefront-rows": storefront("rows"),
  "storefront-deep": storefront("deep"),
  orders: orders("total"),
  "order-rows": orders("rows"),
  "orders-deep": orders("deep"),
  order,
  "order-lines": orderLines,
  checkout,
  "free-slots": freeSlots,
  booking,
  trivial,
  "filtered-storefront": filteredStorefront,
  product,
  "my-bookings": myBookings,
  "month-booking": bookingOfMonth,
  "mixed-shop": mixedShop,
  "mixed-salon": mixedSalon,
  ...SCREEN_OPERATIONS,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Operations that are sent to the API process without the response cache. */
export const UNCACHED: ReadonlySet<OperationName> = new Set([
  "storefront-uncached",
  "storefront-deep",
  "screen-storefront-uncached",
  "screen-free-slots-uncached",
]);

/** Operations whose responses come from the response cache; the baseline executes its statements every time. */
export const CACHED: ReadonlySet<OperationName> = new Set([
  "storefront",
  "storefront-rows",
  "free-slots",
  "screen-storefront",
  "filtered-storefront",
  "mixed-shop",
  "mixed-salon",
]);

/** Operations with a cached total: in both servers, or only in ours, where the baseline counts all rows. */
export const CACHED_TOTALS: Partial<Record<OperationName, "both" | "ours">> = {
  storefront: "ours",
  "storefront-uncached": "ours",
  orders: "ours",
  "screen-order-list": "both",
  "screen-order-list-state": "both",
  "screen-product-list": "both",
  "screen-storefront": "both",
  "screen-storefront-uncached": "both",
  "orders-by-state": "both",
  products: "both",
};

/** Operations that write, or whose responses differ by nature: their values are not compared. */
export const INCOMPARABLE: ReadonlySet<OperationName> = new Set([
  ...["checkout", "booking", "month-booking", "trivial"],
  ...["mixed-shop", "mixed-salon"],
] as OperationName[]);

/** Operations that place orders, and those that book appointments. */
export const PLACES_ORDERS: ReadonlySet<OperationName> = new Set(["checkout", "mixed-shop"]);
export const BOOKS: ReadonlySet<OperationName> = new Set(["booking", "month-booking", "mixed-salon"]);

/** Describes each operation for the reader of the table. */
export const DESCRIPTIONS: Record<OperationName, string> = {
  storefront: "page of 10 products with types, discounts, and total, which the baseline counts",
  "storefront-uncached": "the same from an API process with RESPONSE_CACHE=false",
  "storefront-rows": "the same page without the total",
  "storefront-deep": "page 1,000 or the last one, without the total, RESPONSE_CACHE=false",
  orders: "page of 10 orders with lines, discount records, and total, which the baseline counts",
  "order-rows": "the same page without the total",
  "orders-deep": "page 1,000 or the last one, without the total",
  order: "one order with lines and discount records",
  "order-lines": "the lines of one order",
  checkout: "an order of two products by a random customer; the baseline uses one statement",
  "free-slots": "the free slots of a month, for one or two services by any staff member; see --taken",
  booking:
    "a booking of one service by any staff member at one of nine times; SLOT_TAKEN counts as a correct response",
  trivial: "a response without any work",
  "filtered-storefront": "page of 10 products with one of 50 filters and pages, with its total",
  product: "one product with types and discounts",
  "my-bookings": "a customer's first page of appointments",
  "month-booking": "a booking of one service by any staff member at any time of a month",
  "mixed-shop": "70 % filtered-storefront, 20 % product, 5 % checkout, 5 % screen-order-list",
  "mixed-salon": "60 % free-slots, 20 % my-bookings, 10 % bookings over a month, 10 % screen-calendar",
  ...SCREEN_DESCRIPTIONS,
};
