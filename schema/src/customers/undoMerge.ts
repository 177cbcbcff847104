import type { AuditEntry } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { tagKey } from "../domain/customers/customerTags.ts";
import { DomainError } from "../domain/errors.ts";
import { requireNewest } from "../undo/undoEntry.ts";
import { audit } from "../writes/audit.ts";
import { requireVersion } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { lockMerge } from "./mergeCustomers.ts";
import { customerDetailsShape, type MergeUndo, mergeUndo } from "./mergeUndoData.ts";

const changed = () => new DomainError("CONFLICT", { what: "Customer" });

/** Throws CONFLICT unless the moved records are as the merge left them. */
function requireUnchanged(
  moved: MergeUndo["orders"],
  found: readonly { id: number; version: number }[],
): void {
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  if (moved.some(({ id, version }) => versions.get(id) !== version)) throw changed();
}

/** Moves the records back. Throws CONFLICT when one of them has changed since. */
async function moveBack(tx: Transaction, { sourceId, orders, appointments }: MergeUndo, targetId: number) {
  const where = (moved: MergeUndo["orders"]) => ({
    id: { in: moved.map(({ id }) => id) },
    customerId: targetId,
  });
  const select = { id: true, version: true };
  requireUnchanged(orders, await tx.order.findMany({ where: where(orders), select }));
  requireUnchanged(appointments, await tx.appointment.findMany({ where: where(appointments), select }));
  const data = { customerId: sourceId, version: { increment: 1 } };
  await tx.order.updateMany({ where: where(orders), data });
  await tx.appointment.updateMany({ where: where(appointments), data });
}

/**
 * Takes a merge back: exactly the moved records return to the source, who exists again, and the target gets the
 * former details. What was added to the target since stays there. Throws CONFLICT when a moved record or one of
 * the customers has changed since.
 */
export async function undoMerge(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const { data } = mergeUndo.safeParse(entry.undo);
  if (data === undefined) throw changed();
  const { sourceId, orders, appointments, discountIds, blockId, before, after } = data;
  const targetId = entry.subjectId;
  const idsOf = (moved: MergeUndo["orders"]) => moved.map(({ id }) => id);
  await inTransaction(context.prisma, async (tx) => {
    const records = { orders: idsOf(orders), appointments: idsOf(appointments) };
    await lockMerge(tx, records, [sourceId, targetId]);
    const target = await tx.customer.findFirst({ where: { id: targetId, deletedAt: null } });
    const source = await tx.customer.findFirst({ where: { id: sourceId, mergedIntoId: targetId } });
    if (target === null || source === null) throw changed();
    requireVersion("Customer", target, seen);
    await requireNewest(tx, entry);
    if (JSON.stringify(customerDetailsShape.parse(target)) !== JSON.stringify(after)) throw changed();
    await moveBack(tx, data, targetId);
    await tx.customerDiscount.deleteMany({
      where: { customerId: targetId, discountId: { in: discountIds } },
    });
    if (blockId !== null) await tx.customerBlock.deleteMany({ where: { id: blockId } });
    const change = { version: { increment: 1 }, editVersion: { increment: 1 } };
    const restored = await tx.customer.update({
      where: { id: targetId },
      data: { ...before, tagKeys: before.tags.map(tagKey), ...change },
    });
    const alive = await tx.customer.update({
      where: { id: sourceId },
      data: { deletedAt: null, mergedIntoId: null, ...change },
    });
    await audit(tx, context, [
      { action: "UNDO", type: "Customer", id: targetId, before: target, after: restored },
      { action: "UNDO", type: "Customer", id: sourceId, before: source, after: alive },
    ]);
  });
}
