import type { Order } from "@machiya/prisma/client";
import type { OrderCancelReason } from "@machiya/prisma/enums";
import type { Actor } from "../../actor.ts";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { isFinal } from "../../domain/orders/orderState.ts";
import { NO_DEADLINE } from "../../domain/orders/paymentDeadline.ts";
import { requireRowId } from "../../input.ts";
import { queueOrderNotifications } from "../../notifications/orderNotifications.ts";
import { endOnlinePayments } from "../../payments/endOnlinePayments.ts";
import { type AuditAction, audit } from "../../writes/audit.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { giveStockBack } from "./giveStockBack.ts";
import { undoOfCancellation } from "./undoOrderCancellation.ts";

/** What the history shows of a cancellation. */
const ACTION: Record<OrderCancelReason, AuditAction> = {
  STAFF: "CANCEL",
  CUSTOMER: "CANCEL_BY_CUSTOMER",
  EXPIRED: "EXPIRE",
};

/**
 * Cancels a locked order: returns its stock, ends its open payments, queues the refunds of its money, and
 * notifies the customer. Throws ORDER_STATE_FORBIDS when it is final.
 */
export async function cancelLockedOrder(
  tx: Transaction,
  actor: Actor,
  order: Order,
  cancelReason: OrderCancelReason,
): Promise<void> {
  const { id } = order;
  if (isFinal(order.state)) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
  await giveStockBack(tx, actor, [id]);
  const cancelled = await tx.order.update({
    where: { id },
    data: { state: "CANCELLED", cancelReason, ...NO_DEADLINE, version: { increment: 1 } },
  });
  const { after, ended } = await endOnlinePayments(tx, cancelled, actor.now());
  const undo = cancelReason === "STAFF" ? { undo: undoOfCancellation(order, ended) } : {};
  await audit(tx, actor, [
    { action: ACTION[cancelReason], type: "Order", id, before: order, after, ...undo },
  ]);
  await queueOrderNotifications(tx, actor, order, after);
}

/** Cancels an order on behalf of staff. Throws NOT_FOUND, ORDER_STATE_FORBIDS. */
export async function cancelOrder(context: Context, input: { id: string }): Promise<number> {
  const id = requireRowId("Order", input.id);
  await inTransaction(context.prisma, async (tx) => {
    await cancelLockedOrder(tx, context, await lockOrder(tx, id), "STAFF");
  });
  return id;
}
