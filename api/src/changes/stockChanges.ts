import { z } from "zod";

/** A product's stock before and after a change. */
export type StockChange = readonly [productId: number, before: number, after: number];

const payloadSchema = z.array(z.tuple([z.number().int(), z.number(), z.number()]));

/** Returns the stock changes of a catalog payload, which are all that changed; null: anything may have changed. */
export function parseStockChanges(payload: string): StockChange[] | null {
  if (payload === "") return null;
  try {
    return payloadSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
