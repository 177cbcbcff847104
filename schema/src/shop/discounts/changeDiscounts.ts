import { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { Big, toWire } from "../../domain/money.ts";
import { atLeastZero, line, lines, readInput, requireRowId } from "../../input.ts";
import { rowsToDelete } from "../../undo/deletedRows.ts";
import { auditCreated, auditDeleted } from "../../writes/audit.ts";
import {
  changedColumns,
  lockRows,
  providedFields,
  requireAll,
  requireBatch,
  requireRowIds,
  withRowNumber,
} from "../../writes/batchUpdate.ts";
import { optimisticUpdate } from "../../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { requirePayable } from "../store/payableAmounts.ts";

export interface DiscountDetails {
  name?: string | null | undefined;
  kind?: DiscountKind | null | undefined;
  /** null means none. */
  amount?: Big | null | undefined;
  /** null means none. */
  multiplier?: Big | null | undefined;
  audience?: DiscountAudience | null | undefined;
  description?: string | null | undefined;
  state?: DiscountState | null | undefined;
}

const number = z.instanceof(Big).transform((value) => toWire(value));

const columns = {
  name: line(200).min(1),
  kind: z.enum(DiscountKind),
  amount: number.nullable(),
  multiplier: atLeastZero.nullable(),
  audience: z.enum(DiscountAudience),
  description: lines(5000),
  state: z.enum(DiscountState),
};
const change = z.object(columns).partial();
const newDiscount = change.required({ name: true, kind: true, audience: true });

/** Returns the provided fields. null clears an amount or a multiplier and is ignored in other fields. */
function readFields({ amount, multiplier, ...rest }: DiscountDetails): Record<string, unknown> {
  return {
    ...providedFields(rest),
    ...(amount !== undefined && { amount }),
    ...(multiplier !== undefined && { multiplier }),
  };
}

async function lockDiscounts(tx: Transaction, ids: readonly number[]) {
  await lockRows(tx, "Discount", ids);
  const discounts = await tx.discount.findMany({ where: { id: { in: [...ids] } } });
  return requireAll("Discount", ids, discounts);
}

/**
 * Throws IN_USE when the discount is assigned. Its audience must not change then, because a discount on a
 * product never applies to a customer and vice versa.
 */
async function requireUngiven(tx: Transaction, discountId: number): Promise<void> {
  const assigned =
    (await tx.productDiscount.count({ where: { discountId } })) +
    (await tx.customerDiscount.count({ where: { discountId } }));
  if (assigned > 0) throw new DomainError("IN_USE", { what: "Discount", field: "audience" });
}

/**
 * Creates discounts, all or none. Throws INVALID_INPUT with the row. Returns their ids in the given order.
 */
export async function createDiscounts(
  context: Context,
  discounts: readonly DiscountDetails[],
): Promise<number[]> {
  requireBatch(discounts, "discounts");
  const data = discounts.map((details, index) =>
    withRowNumber(index, () => {
      const { name, kind, audience, ...rest } = readInput(newDiscount, readFields(details), [
        "input",
        "discounts",
        index,
      ]);
      return { name, kind, audience, ...changedColumns({}, rest) };
    }),
  );
  return inTransaction(context.prisma, async (tx) => {
    await requirePayable(
      tx,
      discounts.map(({ amount }, index) => ({
        field: "amount",
        amount,
        row: index + 1,
        path: ["input", "discounts", index],
      })),
    );
    const created = await tx.discount.createManyAndReturn({ data });
    return auditCreated(tx, context, "Discount", created);
  });
}

/**
 * Updates a discount; existing orders keep their amounts. Throws NOT_FOUND, CONFLICT, IN_USE, INVALID_INPUT.
 * Returns its id.
 */
export async function updateDiscount(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: DiscountDetails },
): Promise<number> {
  const id = requireRowId("Discount", input.id);
  const wanted = readInput(change, readFields(input.details), ["input", "details"]);
  await inTransaction(context.prisma, async (tx) => {
    await requirePayable(tx, [{ field: "amount", amount: input.details.amount, path: ["input", "details"] }]);
    const [before] = (await lockDiscounts(tx, [id])).values();
    if (before === undefined) return;
    const edit = { type: "Discount", before, seen: input.version, wanted } as const;
    await optimisticUpdate(tx, context, edit, async (data) => {
      if (data.audience !== undefined) await requireUngiven(tx, id);
      return tx.discount.update({ where: { id }, data });
    });
  });
  return id;
}

/**
 * Deletes discounts, also from products and customers, all or none; orders keep their records. Throws
 * NOT_FOUND.
 */
export async function deleteDiscounts(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Discount", ids);
  await inTransaction(context.prisma, async (tx) => {
    const discounts = await lockDiscounts(tx, rows);
    const undo = await rowsToDelete(tx, "Discount", rows);
    await tx.discount.deleteMany({ where: { id: { in: rows } } });
    await auditDeleted(tx, context, "Discount", discounts.values(), undo);
  });
  return rows;
}
