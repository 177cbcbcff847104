import type { Prisma, PrismaClient } from "@machiya/prisma/client";
import { fromMinorUnits } from "../domain/minorUnits.ts";
import { decimal } from "../domain/money.ts";
import { outstandingAmount } from "../domain/orders/paymentLedger.ts";
import { amountDue } from "../domain/orders/paymentReport.ts";
import { recordFailedPayment } from "../failedJobs/recordFailedJobs.ts";
import { lockOrder } from "../shop/orders/changeOrders.ts";
import { inTransaction } from "../writes/transaction.ts";
import { lockOrderOfPayment } from "./lockOrderOfPayment.ts";
import { type OnlinePayment, readOnlinePayment } from "./onlinePayment.ts";
import { raiseOrderVersion } from "./raiseOrderVersion.ts";

/** The form of our references. Postgres refuses some other texts, such as one with U+0000. */
const REFERENCE = /^[A-Za-z0-9]{1,40}$/;

/** Finds a payment by our reference; null for a text that is none. */
export async function findPaymentByReference(
  prisma: PrismaClient,
  merchantReference: string,
): Promise<OnlinePayment | null> {
  if (!REFERENCE.test(merchantReference)) return null;
  const row = await prisma.payment.findFirst({ where: { merchantReference } });
  return row && readOnlinePayment(row);
}

/** Finds a payment by its row number. */
export async function findOnlinePayment(prisma: PrismaClient, id: number): Promise<OnlinePayment | null> {
  const row = await prisma.payment.findUnique({ where: { id } });
  return row && readOnlinePayment(row);
}

/**
 * How long a start is claimed, in seconds: longer than a provider may take to answer. A process that dies meanwhile leaves
 * its claim, after which another request may start the payment.
 */
const START_CLAIM_SECONDS = 120;

/**
 * Claims the start of a payment at its provider, which may be called once: LINE Pay refuses a second start of a payment,
 * also while it answers the first. Returns false when the payment was started or is over, or when another request starts it.
 */
export async function claimStart(prisma: PrismaClient, id: number): Promise<boolean> {
  const claimed = await prisma.$executeRaw`
    UPDATE "Payment" SET "startClaimedUntil" = now() + ${START_CLAIM_SECONDS} * interval '1 second'
    WHERE "id" = ${id} AND "state" = 'PENDING' AND "instructions"->>'url' IS NULL
      AND ("startClaimedUntil" IS NULL OR "startClaimedUntil" <= now())`;
  return claimed > 0;
}

/** Ends the claim of a start that has failed, so that the customer can try again. */
export async function releaseStart(prisma: PrismaClient, id: number): Promise<void> {
  await prisma.payment.updateMany({ where: { id }, data: { startClaimedUntil: null } });
}

/**
 * Stores the name that the provider has given a payment at its start, and its page. A payment that was given up during the
 * start is known to the provider, so that the queue ends it there.
 */
export async function storeStart(
  prisma: PrismaClient,
  id: number,
  { providerReference, url }: { providerReference: string | null; url: string | null },
  now: Date,
): Promise<void> {
  const instructions = url === null ? {} : { instructions: { url } };
  const started = { ...(providerReference !== null && { providerReference }), ...instructions };
  await prisma.payment.updateMany({
    where: { id, state: "PENDING" },
    data: { ...started, startClaimedUntil: null },
  });
  await prisma.payment.updateMany({
    where: { id, state: "EXPIRED", startClaimedUntil: { not: null } },
    data: { ...started, startClaimedUntil: null, nextQueryAt: now },
  });
}

/** Records that the provider has refused to start a payment. */
export function failPayment(prisma: PrismaClient, id: number, reason: string): Promise<void> {
  return endPendingPayment(prisma, id, {
    state: "FAILED",
    nextQueryAt: null,
    lastError: reason.slice(0, 500),
  });
}

/** Gives a payment that is still pending its last state. */
async function endPendingPayment(
  prisma: PrismaClient,
  id: number,
  end: Pick<
    Prisma.PaymentUpdateManyMutationInput,
    "state" | "nextQueryAt" | "startClaimedUntil" | "lastError"
  >,
): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id }, select: { orderId: true } });
    const order = await lockOrderOfPayment(tx, payment);
    await tx.payment.updateMany({
      where: { id, state: "PENDING" },
      data: { ...end, version: { increment: 1 } },
    });
    if (order !== null) await raiseOrderVersion(tx, order);
  });
}

/** Stores why a call to the provider failed, for staff. */
export async function storePaymentError(prisma: PrismaClient, id: number, lastError: string): Promise<void> {
  await prisma.payment.updateMany({ where: { id }, data: { lastError: lastError.slice(0, 500) } });
}

/**
 * Returns whether an approved payment is still wanted: its order awaits at least as much money. One of more, because the
 * total was lowered or money was recorded meanwhile, would only be refunded.
 */
export async function isPaymentWanted(
  prisma: PrismaClient,
  { orderId, amount }: OnlinePayment,
): Promise<boolean> {
  if (orderId === null) return false;
  const order = await prisma.order.findUnique({
    where: { id: orderId },
    select: { state: true, total: true, payments: { include: { refunds: true } } },
  });
  if (order === null) return false;
  return outstandingAmount(amountDue(order), order.payments).gte(decimal(fromMinorUnits(amount)));
}

/**
 * Marks a payment as expired that the provider cannot end. A late payment still counts, and one more query after
 * a day finds it when its notification is lost.
 */
export function expirePayment(prisma: PrismaClient, id: number, now: Date): Promise<void> {
  const nextQueryAt = new Date(now.getTime() + 24 * 60 * 60_000);
  return endPendingPayment(prisma, id, { state: "EXPIRED", nextQueryAt });
}

/**
 * Withdraws what staff asked the provider to do with reserved money, because the provider has refused it. The home page
 * lists it until staff decide again. Open screens show the reason, because the order's version increases.
 */
export async function withdrawRequest(
  prisma: PrismaClient,
  { id, orderId, requested: refusedRequest }: Pick<OnlinePayment, "id" | "orderId" | "requested">,
  refusedAt: Date,
): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    if (orderId !== null) await lockOrder(tx, orderId);
    const { count } = await tx.payment.updateMany({
      where: { id, requested: { not: null } },
      data: { requested: null, refusedRequest, refusedAt, version: { increment: 1 } },
    });
    if (count > 0 && orderId !== null)
      await tx.order.update({ where: { id: orderId }, data: { version: { increment: 1 } } });
  });
}

/** Ends the queries about a payment. */
export async function stopQueries(prisma: Pick<PrismaClient, "payment">, id: number): Promise<void> {
  await prisma.payment.updateMany({ where: { id }, data: { nextQueryAt: null } });
}

/** Ends the queries about a payment that the last one did not settle, and adds it to the dead-letter list. */
export async function giveUpPayment(prisma: PrismaClient, id: number, reason: string): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    await stopQueries(tx, id);
    await recordFailedPayment(tx, id, reason);
  });
}
