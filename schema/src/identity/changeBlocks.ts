import { type AuditEntry, type CustomerBlock, opaqueParameter } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { lines, readInput, requireRowId } from "../input.ts";
import { requireNewest } from "../undo/undoEntry.ts";
import { audit } from "../writes/audit.ts";
import { eachRow, lockRows, requireBatch, requireEach, requireRowIds } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";

const reason = z.object({ note: lines(2000) });

/**
 * Blocks customers, all or none. Throws NOT_FOUND, ALREADY_EXISTS when one is already blocked. Returns the
 * blocks' row numbers.
 */
export async function blockCustomers(
  context: Context,
  input: { customerIds: readonly string[]; note: string },
): Promise<number[]> {
  requireBatch(input.customerIds, "customerIds");
  const { note } = readInput(reason, input);
  const customerIds = [...new Set(eachRow(input.customerIds, (id) => requireRowId("Customer", id)))];
  return inTransaction(context.prisma, async (tx) => {
    const customers = await raiseCustomerVersions(tx, customerIds);
    requireEach("Customer", customerIds, customers);
    const blocks = await tx.customerBlock.createManyAndReturn({
      data: customerIds.map((customerId) => ({
        customerId,
        note,
        blockedById: context.viewer.staff?.id ?? null,
      })),
      skipDuplicates: true,
    });
    if (blocks.length < customerIds.length)
      throw new DomainError("ALREADY_EXISTS", { what: "CustomerBlock" });
    await audit(
      tx,
      context,
      blocks.map((after) => ({ action: "BLOCK", type: "Customer", id: after.customerId, after: { note } })),
    );
    return blocks.map(({ id }) => id);
  });
}

/**
 * Locks customers and makes their orders and bookings in flight start over. Returns those that are not
 * deleted.
 */
async function raiseCustomerVersions(tx: Transaction, ids: readonly number[]): Promise<{ id: number }[]> {
  await lockRows(tx, "Customer", ids);
  return tx.customer.updateManyAndReturn({
    where: { id: { in: [...ids] }, deletedAt: null },
    data: { editVersion: { increment: 1 } },
    select: { id: true },
  });
}

async function lockBlocks(tx: Transaction, ids: readonly string[]): Promise<CustomerBlock[]> {
  const rows = requireRowIds("CustomerBlock", ids);
  await tx.$queryRaw`SELECT 1 FROM "CustomerBlock" WHERE "id" = ANY(${opaqueParameter(rows, "int[]")}) ORDER BY "id" FOR UPDATE`;
  const blocks = await tx.customerBlock.findMany({ where: { id: { in: rows } } });
  return [...requireEach("CustomerBlock", rows, blocks).values()];
}

/** Updates the note of blocks, all or none. Throws NOT_FOUND, INVALID_INPUT. Returns their row numbers. */
export async function updateBlocks(
  context: Context,
  input: { ids: readonly string[]; note: string },
): Promise<number[]> {
  const { note } = readInput(reason, input);
  return inTransaction(context.prisma, async (tx) => {
    const blocks = await lockBlocks(tx, input.ids);
    const ids = blocks.map(({ id }) => id);
    await tx.customerBlock.updateMany({ where: { id: { in: ids } }, data: { note } });
    await audit(
      tx,
      context,
      blocks.map((before) => ({
        action: "BLOCK",
        type: "Customer",
        id: before.customerId,
        before: { note: before.note },
        after: { note },
      })),
    );
    return ids;
  });
}

/** Removes the block that a change made. Throws NOT_FOUND, CONFLICT when the customer changed since. */
export async function undoBlock(context: Context, entry: AuditEntry): Promise<void> {
  const customerId = entry.subjectId;
  await inTransaction(context.prisma, async (tx) => {
    // Blocks are locked before their customers.
    await tx.$queryRaw`SELECT 1 FROM "CustomerBlock" WHERE "customerId" = ${customerId} FOR UPDATE`;
    const customers = await raiseCustomerVersions(tx, [customerId]);
    requireEach("Customer", [customerId], customers);
    await requireNewest(tx, entry);
    const block = await tx.customerBlock.delete({ where: { customerId } });
    await audit(tx, context, [
      { action: "UNDO", type: "Customer", id: customerId, before: { note: block.note } },
    ]);
  });
}

/** Removes blocks, all or none. Throws NOT_FOUND. Returns their row numbers. */
export async function unblockCustomers(context: Context, ids: readonly string[]): Promise<number[]> {
  return inTransaction(context.prisma, async (tx) => {
    const blocks = await lockBlocks(tx, ids);
    await raiseCustomerVersions(
      tx,
      blocks.map(({ customerId }) => customerId),
    );
    await tx.customerBlock.deleteMany({ where: { id: { in: blocks.map(({ id }) => id) } } });
    await audit(
      tx,
      context,
      blocks.map(({ customerId, note }) => ({
        action: "UNBLOCK",
        type: "Customer",
        id: customerId,
        before: { note },
      })),
    );
    return blocks.map(({ id }) => id);
  });
}
