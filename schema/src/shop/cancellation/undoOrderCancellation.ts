import type { AuditEntry, Order, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { ORDER_STATES } from "../../domain/orders/orderState.ts";
import { queueOrderCorrection } from "../../notifications/orderNotifications.ts";
import { withdrawNotifications } from "../../notifications/withdrawNotifications.ts";
import type { EndedPayments } from "../../payments/endOnlinePayments.ts";
import { restoreOnlinePayments } from "../../payments/restoreOnlinePayments.ts";
import { requireNewest, startOfChange, valueBefore } from "../../undo/undoEntry.ts";
import { audit } from "../../writes/audit.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { retakeSlot } from "../shipping/retakeSlot.ts";
import { takeStockAgain } from "./giveStockBack.ts";

const moment = z.coerce.date().nullable();

const cancellation = z.object({
  paymentDueAt: moment,
  paymentRemindAt: moment,
  open: z.array(z.object({ id: z.int(), expiresAt: moment, nextQueryAt: moment, queries: z.int() })),
  refundIds: z.array(z.int()),
});

/** Returns what undoing a cancellation needs beside the fields that the history shows. */
export const undoOfCancellation = (
  { paymentDueAt, paymentRemindAt }: Order,
  ended: EndedPayments,
): Prisma.InputJsonObject => JSON.parse(JSON.stringify({ paymentDueAt, paymentRemindAt, ...ended }));

/**
 * Returns an order that staff canceled to its state before: it takes its stock and its shipping slot again, withdraws
 * the refunds that no provider was asked for, and restores the time to pay. Throws NOT_FOUND, CONFLICT when the order
 * changed since, OUT_OF_STOCK, SHIPPING_SLOT_NOT_AVAILABLE, ORDER_STATE_FORBIDS when a provider may have
 * returned the money.
 */
export async function undoCancellation(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  const state = ORDER_STATES.find((known) => known === valueBefore(entry, "state"));
  const { data } = cancellation.safeParse(entry.undo);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    requireVersion("Order", order, seen);
    await requireNewest(tx, entry);
    if (state === undefined || data === undefined || order.state !== "CANCELLED")
      throw new DomainError("CONFLICT", { what: "Order" });
    await takeStockAgain(tx, context, id);
    await retakeSlot(tx, order);
    await restoreOnlinePayments(tx, order, data);
    const { paymentDueAt, paymentRemindAt } = data;
    const after = await tx.order.update({
      where: { id },
      data: { state, cancelReason: null, paymentDueAt, paymentRemindAt, version: { increment: 1 } },
    });
    await audit(tx, context, [{ action: "UNDO", type: "Order", id, before: order, after }]);
    const wasSent = await withdrawNotifications(tx, {
      kinds: ["ORDER_CANCELLED"],
      data: { order: { id, state: order.state } },
      since: startOfChange(entry),
    });
    if (wasSent) await queueOrderCorrection(tx, context, after);
  });
}
