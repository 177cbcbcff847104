import type { StockChange, WrittenOrder } from "@machiya/schema/context";
import { z } from "zod";

/** Postgres refuses a payload of 8,000 bytes, and so many products concern most cached responses anyway. */
const MAX_STOCK_CHANGES = 100;

const payloadSchema = z.array(z.tuple([z.number().int(), z.number(), z.number()]));

/** Returns the catalog's payload for these orders; an empty one when the changes are unknown or too many. */
export function formatStockChanges(orders: readonly WrittenOrder[]): string {
  const changes: StockChange[] = [];
  for (const { stockChanges } of orders) {
    if (stockChanges === null) return "";
    changes.push(...stockChanges);
  }
  return changes.length > MAX_STOCK_CHANGES ? "" : JSON.stringify(changes);
}

/** Returns the stock changes of a catalog payload, which are all that changed; null: anything may have changed. */
export function parseStockChanges(payload: string): StockChange[] | null {
  if (payload === "") return null;
  try {
    return payloadSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
