import type { Dataset } from "../dataset/dataset.ts";
import type { Entrypoint, PreparedRequest } from "./preparedRequests.ts";

/** The data of the shop while a measurement runs. */
export interface World extends Dataset {
  /** Requests for lists choose one of this many first pages. */
  pages: number;
  /** The bounds of the number of orders: checkouts that were aborted at the end of a measurement may have been placed. */
  orderCount: { min: number; max: number };
}

export type Random = (below: number) => number;

/** Creates the next request of an operation for each entrypoint; the same random numbers create the same request. */
export type Operation = (world: World, random: Random) => Partial<Record<Entrypoint, () => PreparedRequest>>;
