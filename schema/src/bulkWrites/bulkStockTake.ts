import { opaqueParameter, type SqlClient } from "@machiya/prisma/client";
import { z } from "zod";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { type Big, toWire } from "../domain/money.ts";
import { preOrderedAfterArrival, stockAfterArrival } from "../domain/products/preOrder.ts";
import { countDifference, stockAfterCount } from "../domain/products/stockTake.ts";
import { globalId } from "../ids.ts";
import { atLeastZero, readInput, requireRowId } from "../input.ts";
import { decrementStock, type LockedProduct, lockProducts } from "../shop/orders/decrementStock.ts";
import { stockCauseText } from "../shop/products/stockCause.ts";
import { audit } from "../writes/audit.ts";
import { eachRow, requireBatch } from "../writes/batchUpdate.ts";
import { inTransaction } from "../writes/transaction.ts";
import { BulkResult } from "./bulkResult.ts";
import type { BulkRefusal, BulkRow } from "./bulkWrite.ts";

interface CountedRow {
  productId: string;
  counted: Big;
  seenStock: Big;
  seenChange?: number | null | undefined;
}

const quantities = z.object({
  counted: atLeastZero,
  seenStock: atLeastZero,
  seenChange: z.int().min(0).nullish(),
});

/** Returns the counts with their row numbers. Throws INVALID_INPUT and NOT_FOUND with the row. */
function readCounts(rows: readonly CountedRow[]) {
  requireBatch(rows, "rows");
  const counts = eachRow(rows, (row, index) => ({
    id: requireRowId("Product", row.productId),
    ...readInput(quantities, row, ["input", "rows", index]),
  }));
  if (new Set(counts.map(({ id }) => id)).size < counts.length)
    throw new DomainError("INVALID_INPUT", { field: "productId", rule: { kind: "UNIQUE" } });
  return counts;
}

type Count = ReturnType<typeof readCounts>[number];

/**
 * Finds the products to which another count was applied after the stock was seen: the latest count follows the seen
 * change, or the seen stock is not among those since that count. Its difference would be applied a second time. The
 * stock alone does not tell when all counted pieces go to orders that wait. The products must be locked.
 */
async function findCountedSince(tx: SqlClient, counts: readonly Count[]): Promise<ReadonlySet<number>> {
  const ids = opaqueParameter(
    counts.map(({ id }) => id),
    "int[]",
  );
  const seen = opaqueParameter(
    counts.map(({ seenStock }) => toWire(seenStock)),
    "numeric[]",
  );
  const changes = opaqueParameter(
    counts.map(({ seenChange }) => seenChange ?? null),
    "int[]",
  );
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT wanted."id" FROM unnest(${ids}, ${seen}, ${changes}) AS wanted("id", "seen", "change")
    JOIN LATERAL (SELECT max(c."id") AS "id" FROM "StockChange" c
      WHERE c."productId" = wanted."id" AND c."reason" = 'COUNT') AS latest ON latest."id" IS NOT NULL
    WHERE latest."id" > wanted."change" OR NOT EXISTS (SELECT FROM "StockChange" since
      WHERE since."productId" = wanted."id" AND since."id" >= latest."id" AND since."after" = wanted."seen")`;
  return new Set(rows.map(({ id }) => id));
}

/** Returns why a count cannot be applied to the locked product; null when it can. */
function refusalOf(
  product: LockedProduct | undefined,
  count: Count,
  countedSince: ReadonlySet<number>,
): BulkRefusal | null {
  if (product === undefined || product.deletedAt !== null)
    return { code: "NOT_FOUND", params: { what: "Product", number: count.id } };
  if (product.hasVariants)
    return { code: "INVALID_INPUT", params: { field: "counted", rule: { kind: "PER_VARIANT" } } };
  if (countedSince.has(count.id))
    return {
      code: "CONFLICT",
      params: { what: "Product", products: [product.name], refusal: "COUNTED_SINCE" },
    };
  if (stockAfterCount(product.stock, count) === null)
    return { code: "OUT_OF_STOCK", params: { products: [product.name], refusal: "SOLD_SINCE_COUNT" } };
  return null;
}

/**
 * Applies the counts of a stock-take in one transaction, each as a difference to the stock that was seen. A refused row
 * does not affect the others. The edit version stays, so that open editors can save everything but the stock.
 */
async function applyStockTake(context: Context, rows: readonly CountedRow[]): Promise<BulkRow[]> {
  const counts = readCounts(rows);
  return inTransaction(context.prisma, async (tx) => {
    const products = await lockProducts(
      tx,
      counts.map(({ id }) => id),
    );
    const countedSince = await findCountedSince(tx, counts);
    const judged = counts.map((count) => ({
      count,
      refusal: refusalOf(products.get(count.id), count, countedSince),
    }));
    const changed = judged.flatMap(({ count, refusal }) => {
      const product = products.get(count.id);
      const difference = countDifference(count);
      return refusal === null && product !== undefined && !difference.eq(0)
        ? [{ product, count, difference }]
        : [];
    });
    await decrementStock(
      tx,
      products,
      new Map(changed.map(({ product, difference }) => [product.id, difference.neg()])),
      stockCauseText({ reason: "COUNT" }, context),
    );
    await audit(
      tx,
      context,
      changed.map(({ product, difference }) => ({
        action: "UPDATE",
        type: "Product",
        id: product.id,
        before: { stock: toWire(product.stock), preOrdered: toWire(product.preOrdered) },
        after: {
          stock: toWire(stockAfterArrival(product, difference)),
          preOrdered: toWire(preOrderedAfterArrival(product, difference)),
        },
      })),
    );
    return judged.map(({ count: { id }, refusal }) => ({ id: globalId("Product", id), refusal }));
  });
}

const StockCountInput = builder.inputType("StockCountInput", {
  description: "A product or variant that was counted.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "A variant, or a product without variants." }),
    counted: t.field({ type: "Decimal", required: true, description: "The counted quantity; 0 or more." }),
    seenStock: t.field({
      type: "Decimal",
      required: true,
      description: "The stock when it was counted; 0 or more.",
    }),
    seenChange: t.int({
      description:
        "The `key` of the newest of the product's `stockChanges` when it was counted; 0: there was none. Null: a count since then is recognized by the stock alone, which stays 0 while orders wait for all that was counted.",
    }),
  }),
});

const ApplyStockTakeInput = builder.inputType("ApplyStockTakeInput", {
  description: "The counts of a stock-take.",
  fields: (t) => ({
    rows: t.field({
      type: [StockCountInput],
      required: true,
      description: "1 to 1000 counts, of a different product or variant each.",
    }),
  }),
});

builder.mutationField("applyStockTake", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: ApplyStockTakeInput, required: true, description: "The counts." }) },
    description:
      "Adds the difference between the counted quantity and the stock at that time to each stock, so that orders since then are kept. All rows are written in one transaction. Rows are refused with NOT_FOUND, INVALID_INPUT (a product with variants), CONFLICT (another count was applied since), or OUT_OF_STOCK (more was sold since than was counted). For admins. Errors: INVALID_INPUT, NOT_FOUND (an ID that is not of a product).",
    resolve: (_root, { input }, context) => applyStockTake(context, input.rows),
  }),
);
