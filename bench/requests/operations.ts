import { z } from "zod";
import type { Dataset } from "../dataset/dataset.ts";
import { SCREEN_MEANINGS, SCREEN_OPERATIONS } from "../screens/screenOperations.ts";
import { booking, freeSlots } from "./bookingOperations.ts";
import { orders, storefront } from "./listOperations.ts";
import { checkout, order, orderLines } from "./orderOperations.ts";
import { baselineShot, type Entrypoint, graphqlRequest, type PreparedRequest } from "./preparedRequests.ts";

/** What the shop holds while a measurement runs. */
export interface World extends Dataset {
  /** Lists are opened at one of their first so many pages. */
  pages: number;
  /** How many orders there may be by now: checkouts that were cut off at the end of a measurement may have gone through. */
  orderCount: { least: number; most: number };
}

export type Random = (below: number) => number;

/** Makes the next request of an operation through its doors; the same random numbers make the same request. */
export type Operation = (world: World, random: Random) => Partial<Record<Entrypoint, () => PreparedRequest>>;

/** An answer that takes no work: what is left is the way of a request and of its answer. */
const trivial: Operation = () => {
  const fault = () => null;
  const root = z.object({ __typename: z.literal("Query") });
  return {
    graphql: () => graphqlRequest("trivial", {}, null, { shape: root, fault }),
    baseline: () => baselineShot("trivial", null, { shape: z.object({ ok: z.literal(true) }), fault }),
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

/** Operations whose answers come from the response cache; the baseline runs its statements every time. */
export const CACHED: ReadonlySet<OperationName> = new Set([
  "storefront",
  "storefront-rows",
  "free-slots",
  "screen-storefront",
]);

/** Operations with a cached total: of both, or of ours alone, where the baseline counts all rows. */
export const CACHED_TOTALS: Partial<Record<OperationName, "both" | "ours">> = {
  ...{ storefront: "ours", "storefront-uncached": "ours", orders: "ours" },
  ...{ "screen-order-list": "both", "screen-order-list-state": "both", "screen-product-list": "both" },
  ...{ "screen-storefront": "both", "screen-storefront-uncached": "both" },
  ...{ "orders-by-state": "both", products: "both" },
};

/** Operations that write, or whose answers differ by nature: their values are not compared. */
export const INCOMPARABLE: ReadonlySet<OperationName> = new Set(["checkout", "booking", "trivial"]);

/** What each of them does, for the reader of the table. */
export const MEANINGS: Record<OperationName, string> = {
  storefront: "page of 10 products with types, discounts, and total, which the baseline counts",
  "storefront-uncached": "the same from an API process with ANSWER_CACHE=false",
  "storefront-rows": "the same page without the total",
  "storefront-deep": "page 1,000 or the last one, without the total, ANSWER_CACHE=false",
  orders: "page of 10 orders with lines, discount records, and total, which the baseline counts",
  "order-rows": "the same page without the total",
  "orders-deep": "page 1,000 or the last one, without the total",
  order: "one order with lines and discount records",
  "order-lines": "the lines of one order",
  checkout: "two products ordered by one of all customers; the baseline needs one statement",
  "free-slots": "the free slots of a month, for one or two services by anyone of all staff; see --taken",
  booking: "one service by anyone, wanted by all at nine times; a refusal because they are taken counts",
  trivial: "an answer that takes no work",
  ...SCREEN_MEANINGS,
};
