import type { PrismaClient } from "@machiya/prisma/client";
import { type Actor, serverActor } from "../actor.ts";
import { isCurrency, type MinorAmount, toMinorUnits } from "../domain/minorUnits.ts";
import { decimal } from "../domain/money.ts";
import { returnedAmount } from "../domain/orders/paymentLedger.ts";
import { REFUND_NOT_DONE } from "../domain/orders/recordedPayment.ts";
import { recordFailedRefund } from "../failedJobs/recordFailedJobs.ts";
import { queueOrderNotifications } from "../notifications/orderNotifications.ts";
import { inTransaction } from "../writes/transaction.ts";
import { lockOrderOfPayment } from "./lockOrderOfPayment.ts";
import { raiseOrderVersion } from "./raiseOrderVersion.ts";

/** The form of our names of refunds, which are keys of the database. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A refund that a provider is to make. */
export interface OpenRefund {
  id: number;
  paymentId: number;
  /** The idempotency key. */
  key: string;
  amount: MinorAmount;
  /** What was refunded before, in minor units. */
  refundedBefore: number;
  /** Whether every earlier attempt certainly changed nothing at the provider. */
  isUntouched: boolean;
}

/** Finds a refund that a provider is to make; null when it is settled or has no exact amount. */
export async function findRefund(prisma: PrismaClient, id: number): Promise<OpenRefund | null> {
  const row = await prisma.refund.findUnique({
    where: { id },
    include: { payment: { include: { refunds: true } } },
  });
  const currency = row?.payment.currency;
  if (row === null || row.doneAt !== null || !isCurrency(currency)) return null;
  const minor = toMinorUnits(row.amount, currency);
  const refundedBefore = toMinorUnits(returnedAmount(row.payment), currency);
  if (minor === null || refundedBefore === null) return null;
  const { paymentId, key, lastError } = row;
  const isUntouched = lastError?.startsWith(REFUND_NOT_DONE) ?? false;
  return { id, paymentId, key, refundedBefore, isUntouched, amount: { currency, minor } };
}

/** Records that the provider has refunded, and notifies the customer. */
export async function completeRefund(
  prisma: PrismaClient,
  id: number,
  { providerReference, now }: { providerReference: string | null; now: ReturnType<Actor["now"]> },
): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    const { amount, payment } = await tx.refund.findUniqueOrThrow({
      where: { id },
      select: { amount: true, payment: { select: { orderId: true } } },
    });
    const order = await lockOrderOfPayment(tx, payment);
    const { count } = await tx.refund.updateMany({
      where: { id, state: "PENDING" },
      data: {
        state: "DONE",
        doneAt: now,
        providerReference,
        nextAttemptAt: null,
        lastError: null,
        version: { increment: 1 },
      },
    });
    if (count === 0 || order === null) return;
    await raiseOrderVersion(tx, order);
    const after = await tx.order.findUniqueOrThrow({ where: { id: order.id } });
    await queueOrderNotifications(
      tx,
      serverActor(prisma, () => now),
      order,
      after,
      { refunded: decimal(amount) },
    );
  });
}

/** What a provider has reported about a refund that the shop asked for, verified to come from it. */
export interface RefundReport {
  /** Our name of the refund. */
  refundReference: string;
  /** Whether the money was not returned, possibly after the provider had accepted the refund. */
  hasFailed: boolean;
  reason: string;
}

/**
 * Records a provider's report about a refund. One that waits for its result is queried at once, and one that the provider had
 * made before a bank sent the money back has failed, so that staff return it otherwise.
 */
export async function recordRefundReport(
  prisma: PrismaClient,
  { refundReference: key, hasFailed, reason }: RefundReport,
  now: Date,
): Promise<"RECORDED" | "REPEATED" | "IGNORED"> {
  const refund = UUID.test(key)
    ? await prisma.refund.findUnique({ where: { key }, select: { id: true, state: true } })
    : null;
  if (refund === null) return "IGNORED";
  if (refund.state === "DONE" && hasFailed) {
    const failed = await endRefund(prisma, refund.id, "DONE", { reason, wasRefused: true });
    return failed ? "RECORDED" : "REPEATED";
  }
  const { count } = await prisma.refund.updateMany({
    where: { id: refund.id, state: "PENDING", nextAttemptAt: { gt: now } },
    data: { nextAttemptAt: now },
  });
  return count > 0 ? "RECORDED" : "REPEATED";
}

/**
 * Records that the provider will not refund, also in the dead-letter list; staff return the money otherwise. A refund that
 * was given up, instead of refused, may have taken effect, unless its last attempt certainly changed nothing.
 */
export async function failRefund(
  prisma: PrismaClient,
  id: number,
  failure: { reason: string; wasRefused: boolean },
): Promise<void> {
  await endRefund(prisma, id, "PENDING", failure);
}

/** Gives a refund that is still in the state `before` its failure; returns false for any other. */
async function endRefund(
  prisma: PrismaClient,
  id: number,
  before: "PENDING" | "DONE",
  { reason, wasRefused }: { reason: string; wasRefused: boolean },
): Promise<boolean> {
  return inTransaction(prisma, async (tx) => {
    const { lastError, payment } = await tx.refund.findUniqueOrThrow({
      where: { id },
      select: { lastError: true, payment: { select: { orderId: true } } },
    });
    const order = await lockOrderOfPayment(tx, payment);
    const { count } = await tx.refund.updateMany({
      where: { id, state: before },
      data: {
        state: "FAILED",
        doneAt: null,
        nextAttemptAt: null,
        lastError: reason.slice(0, 500),
        version: { increment: 1 },
      },
    });
    if (count === 0) return false;
    if (order !== null) await raiseOrderVersion(tx, order);
    const isCertain = wasRefused || lastError?.startsWith(REFUND_NOT_DONE) === true;
    await recordFailedRefund(tx, id, !isCertain);
    return true;
  });
}

/** Stores why a refund is tried again, and whether the attempt certainly changed nothing. */
export async function holdRefund(
  prisma: PrismaClient,
  id: number,
  reason: string,
  isUntouched: boolean,
): Promise<void> {
  const lastError = `${isUntouched ? REFUND_NOT_DONE : ""}${reason}`.slice(0, 500);
  await prisma.refund.updateMany({ where: { id, state: "PENDING" }, data: { lastError } });
}
