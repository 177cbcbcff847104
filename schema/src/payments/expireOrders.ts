import { type Order, Prisma, type PrismaClient } from "@machiya/prisma/client";
import { type Actor, serverActor } from "../actor.ts";
import { PAYMENT_METHODS, paymentMethodCode } from "../domain/orders/payment.ts";
import {
  deadlineState,
  isCoveredByPayments,
  NO_DEADLINE,
  paymentDeadline,
} from "../domain/orders/paymentDeadline.ts";
import { queuePaymentReminder } from "../notifications/orderNotifications.ts";
import { cancelLockedOrder } from "../shop/cancellation/cancelOrder.ts";
import { lockExistingOrders } from "../shop/orders/changeOrders.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { findPaymentLimits } from "./findPaymentLimits.ts";

/** Orders that one query finds. */
const BATCH = 200;

/** What is due: the customer's reminder, or the deadline itself. */
type Due = "paymentRemindAt" | "paymentDueAt";

/**
 * Reminds the customers of unpaid orders, and cancels those whose deadline is over. Each order is decided under
 * its lock, so that several processes do it once, and a payment at the same moment comes before or after it.
 * Returns how many orders expired.
 */
export async function expireOrders(prisma: PrismaClient, now: () => Date): Promise<number> {
  await dropDeadlines(prisma, now());
  await forEachDue(prisma, now, "paymentRemindAt", remind);
  return forEachDue(prisma, now, "paymentDueAt", expire);
}

/** Removes the deadlines of payment methods for which the store has removed the limit. */
async function dropDeadlines(prisma: PrismaClient, now: Date): Promise<void> {
  const limits = await findPaymentLimits(prisma);
  const limited = PAYMENT_METHODS.map(paymentMethodCode).filter(
    (method) => paymentDeadline(method, limits, now).paymentDueAt !== null,
  );
  const where = { paymentDueAt: { not: null }, paymentMethod: { notIn: limited } };
  if ((await prisma.order.count({ where })) === 0) return;
  await inTransaction(prisma, (tx) => tx.order.updateMany({ where, data: NO_DEADLINE }));
}

/** Finds orders for which something is due, except while a payment report awaits the staff's check. */
async function findDue(prisma: PrismaClient, due: Due, now: Date): Promise<number[]> {
  const column = Prisma.raw(`"${due}"`);
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Order" WHERE ${column} <= ${now}
      AND ("paymentReportedAt" IS NULL OR "paymentRecordedAt" >= "paymentReportedAt")
    ORDER BY ${column}, "id" LIMIT ${BATCH}`;
  return rows.map(({ id }) => id);
}

/**
 * Runs `decide` on each due order in a transaction of its own. It returns whether the order was affected, and
 * ends what was due, so that the next query does not find it. Throws the first failure after the others were
 * decided. Returns how many orders were affected.
 */
async function forEachDue(
  prisma: PrismaClient,
  now: () => Date,
  due: Due,
  decide: (tx: Transaction, actor: Actor, order: Order) => Promise<boolean>,
): Promise<number> {
  const actor = serverActor(prisma, now);
  let affected = 0;
  const failures: unknown[] = [];
  let ids: number[] = [];
  do {
    ids = await findDue(prisma, due, now());
    for (const id of ids) {
      const isAffected = await inTransaction(prisma, async (tx) => {
        const [order] = await lockExistingOrders(tx, [id]);
        const isDue = order?.[due] != null && order[due] <= now();
        return isDue && (await decide(tx, actor, order));
      }).catch((error: unknown) => {
        failures.push(error);
        return false;
      });
      if (isAffected) affected += 1;
    }
  } while (ids.length === BATCH && failures.length === 0);
  if (failures.length > 0) throw failures[0];
  return affected;
}

async function remind(tx: Transaction, actor: Actor, order: Order): Promise<boolean> {
  const isRunning = deadlineState(order, actor.now()) === "RUNNING";
  await tx.order.update({ where: { id: order.id }, data: { paymentRemindAt: null } });
  if (isRunning) await queuePaymentReminder(tx, actor, order);
  return isRunning;
}

async function expire(tx: Transaction, actor: Actor, order: Order): Promise<boolean> {
  const state = deadlineState(order, actor.now());
  if (state === "OVER") await cancelLockedOrder(tx, actor, order, "EXPIRED");
  // The order was paid, or staff work on it: it does not expire any more, unless its payment was a mistake.
  else if (state === "NONE")
    await tx.order.update({
      where: { id: order.id },
      data: { ...NO_DEADLINE, paymentDeadlinePassed: isCoveredByPayments(order) },
    });
  return state === "OVER";
}
