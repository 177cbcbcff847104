import { z } from "zod";
import type { Dataset } from "../dataset/dataset.ts";
import { booking, freeSlots } from "./bookingOperations.ts";
import { orders, storefront } from "./listOperations.ts";
import { checkout, order, orderLines } from "./orderOperations.ts";
import {
  baselineRequest,
  type Entrypoint,
  graphqlRequest,
  type PreparedRequest,
} from "./preparedRequests.ts";

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
    limit: () => baselineRequest("trivial", null, { shape: z.object({ ok: z.literal(true) }), fault }),
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
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Asked of an api process that keeps nothing of the catalogue. */
export const UNCACHED: ReadonlySet<OperationName> = new Set(["storefront-uncached", "storefront-deep"]);

/** What each of them does, for the reader of the table. */
export const MEANINGS: Record<OperationName, string> = {
  storefront: "page of 10 products with types, discounts and exact total",
  "storefront-uncached": "the same of an api process with ANSWER_CACHE=false",
  "storefront-rows": "the same page without the total",
  "storefront-deep": "page 1,000 or the last one, without the total, ANSWER_CACHE=false",
  orders: "page of 10 orders with lines, discount records and exact total",
  "order-rows": "the same page without the total",
  "orders-deep": "page 1,000 or the last one, without the total",
  order: "one order with lines and discount records",
  "order-lines": "the lines of one order",
  checkout: "two products ordered by one of all customers",
  "free-slots": "the free slots of a month, for one or two services by anyone of all staff",
  booking: "one service by anyone, wanted by all at nine times; a refusal because they are taken counts",
  trivial: "an answer that takes no work",
};
