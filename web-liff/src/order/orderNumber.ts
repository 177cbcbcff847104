import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";
import type { OrderPageQuery$variables } from "../__generated__/OrderPageQuery.graphql.ts";

/** The largest number of a row; a larger one is no order's. */
const MAX_NUMBER = 2_147_483_647;

/** Returns the number of the order at a path of an order page; null when it contains no such number. */
export function readOrderNumber(path: string): number | null {
  const [, digits] = /\/([1-9]\d{0,9})$/.exec(withoutTrailingSlashes(path)) ?? [];
  const number = Number(digits);
  return digits !== undefined && number <= MAX_NUMBER ? number : null;
}

/** Returns the query's variables; a path without a number finds no order. */
export function orderVariables(_search: string, path: string): OrderPageQuery$variables {
  return { numbers: [readOrderNumber(path) ?? 0] };
}
