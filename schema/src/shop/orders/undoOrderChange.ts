import type { AuditEntry } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { ORDER_STATES } from "../../domain/orders/orderState.ts";
import { PAYMENT_STATES } from "../../domain/orders/paymentReport.ts";
import { queueOrderCorrection } from "../../notifications/orderNotifications.ts";
import { withdrawNotifications } from "../../notifications/withdrawNotifications.ts";
import { resumeDeadline } from "../../payments/resumeDeadline.ts";
import { requireNewest, startOfChange, valueBefore } from "../../undo/undoEntry.ts";
import { audit } from "../../writes/audit.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { setPaymentState } from "../payments/setPaymentState.ts";
import { uncheckedReport } from "../payments/uncheckedReport.ts";
import { readLedgerUndo, undoLedgerChange } from "../payments/undoLedgerChange.ts";
import { lockOrder } from "./changeOrders.ts";

/** The version of the record that the user saw after the change; undefined is not checked. */
type SeenVersion = number | null | undefined;

/**
 * Takes an order that was advanced back to its state before. Throws NOT_FOUND, CONFLICT when it changed since.
 */
export async function undoAdvance(context: Context, entry: AuditEntry, seen: SeenVersion): Promise<void> {
  const id = entry.subjectId;
  const state = ORDER_STATES.find((known) => known === valueBefore(entry, "state"));
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    requireVersion("Order", order, seen);
    await requireNewest(tx, entry);
    if (state === undefined) throw new DomainError("CONFLICT", { what: "Order" });
    const after = await tx.order.update({ where: { id }, data: { state, version: { increment: 1 } } });
    await audit(tx, context, [{ action: "UNDO", type: "Order", id, before: order, after }]);
    const wasSent = await withdrawNotifications(tx, {
      kinds: ["ORDER_ADVANCED"],
      data: { order: { id, state: order.state } },
      since: startOfChange(entry),
    });
    if (wasSent) await queueOrderCorrection(tx, context, after);
  });
}

/**
 * Reverses what setting the payment state of an order did to its ledger. An entry of an earlier release does not
 * contain that, and sets the former state. A payment report that the change checked is to be checked again, and
 * pauses the deadline again. Throws NOT_FOUND, CONFLICT, and, for an entry of an earlier release, ORDER_STATE_FORBIDS
 * when the state contradicts money at a provider.
 */
export async function undoPaymentState(
  context: Context,
  entry: AuditEntry,
  seen: SeenVersion,
): Promise<void> {
  const id = entry.subjectId;
  const state = PAYMENT_STATES.find((known) => known === valueBefore(entry, "paymentState"));
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    requireVersion("Order", order, seen);
    await requireNewest(tx, entry);
    if (state === undefined) throw new DomainError("CONFLICT", { what: "Order" });
    const ledger = readLedgerUndo(entry.undo);
    if (ledger === null) await setPaymentState(tx, context, order, state);
    else await undoLedgerChange(tx, ledger);
    const now = context.now();
    const after = await tx.order.update({
      where: { id },
      data: {
        ...(uncheckedReport(entry.undo) ?? {
          paymentRecordedAt: now,
          ...(await resumeDeadline(tx, order, now)),
        }),
        version: { increment: 1 },
      },
    });
    await audit(tx, context, [{ action: "UNDO", type: "Order", id, before: order, after }]);
    const wasSent = await withdrawNotifications(tx, {
      kinds: ["PAYMENT_RECORDED"],
      data: { order: { id, paymentState: order.paymentState } },
      since: startOfChange(entry),
    });
    if (wasSent) await queueOrderCorrection(tx, context, after);
  });
}
