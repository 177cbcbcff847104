import type { Order, Payment, Prisma, PrismaClient } from "@machiya/prisma/client";
import { type Actor, serverActor } from "../actor.ts";
import { fromMinorUnits } from "../domain/minorUnits.ts";
import { paymentMethodCode } from "../domain/orders/payment.ts";
import { NO_DEADLINE, paymentDeadline } from "../domain/orders/paymentDeadline.ts";
import { outstandingAmount, paymentMoves } from "../domain/orders/paymentLedger.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";
import {
  commitsToOnlinePayment,
  isUsableReport,
  matchesPayment,
  type ProviderReport,
} from "../domain/orders/providerReport.ts";
import type { PaymentProviderName } from "../domain/paymentProviders/providerRegistry.ts";
import { queueOrderNotifications } from "../notifications/orderNotifications.ts";
import { lockOrder } from "../shop/orders/changeOrders.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { findPaymentLimits } from "./findPaymentLimits.ts";
import { type OnlinePayment, readOnlinePayment } from "./onlinePayment.ts";
import { raiseOrderVersion } from "./raiseOrderVersion.ts";
import {
  recordChargeback,
  recordForeignRefund,
  refundUnneededMoney,
  refundWithoutOrder,
} from "./refundOnlinePayment.ts";

/**
 * What became of a report. RECORDED: it is new, and has moved the payment unless it was outdated. REPEATED: it
 * was recorded before. REFUSED: it is not usable or no payment matches it, and nothing changed.
 */
export type RecordedReport = "RECORDED" | "REPEATED" | "REFUSED";

/**
 * Records what a provider has reported, and moves the payment forward, in one transaction: the event is unique,
 * so that repeated, late, and reordered reports take effect exactly once.
 */
export async function recordReport(
  prisma: PrismaClient,
  provider: PaymentProviderName,
  report: ProviderReport,
  now: () => Date,
): Promise<RecordedReport> {
  if (!isUsableReport(report)) return "REFUSED";
  const actor = serverActor(prisma, now);
  const found = await findPayment(prisma, provider, report);
  return inTransaction(prisma, async (tx) => {
    const payment = found && (await lockPayment(tx, found));
    const isVerified =
      payment !== null &&
      matchesPayment(report, payment.amount) &&
      !(await isNamedOtherwise(tx, payment, report));
    const isNew = await insertEvent(tx, { provider, report, isVerified, paymentId: payment?.id ?? null });
    if (!isVerified) return "REFUSED";
    if (!isNew) return "REPEATED";
    await apply(tx, actor, payment, report);
    return "RECORDED";
  });
}

/** Finds the payment by our reference, else by the provider's: disputes name only that. */
async function findPayment(
  prisma: PrismaClient,
  provider: PaymentProviderName,
  { reference, providerReference }: ProviderReport,
): Promise<Payment | null> {
  const ours =
    reference === ""
      ? null
      : await prisma.payment.findFirst({ where: { provider, merchantReference: reference } });
  if (ours !== null || reference !== "" || providerReference === null) return ours;
  return prisma.payment.findFirst({ where: { provider, providerReference } });
}

/** Returns whether the provider's name of the payment is already that of another one. */
async function isNamedOtherwise(
  tx: Transaction,
  { id, provider }: OnlinePayment,
  { providerReference }: ProviderReport,
): Promise<boolean> {
  if (providerReference === null) return false;
  const other = await tx.payment.findFirst({
    where: { provider, providerReference, id: { not: id } },
    select: { id: true },
  });
  return other !== null;
}

/** Locks the order before its payment, as every other write does. */
async function lockPayment(tx: Transaction, { id, orderId }: Payment): Promise<OnlinePayment | null> {
  if (orderId !== null) await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${orderId} FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  return readOnlinePayment(await tx.payment.findUniqueOrThrow({ where: { id } }));
}

interface NewEvent {
  provider: PaymentProviderName;
  report: ProviderReport;
  isVerified: boolean;
  paymentId: number | null;
}

/** Inserts the event; returns false when it exists. */
async function insertEvent(
  tx: Transaction,
  { provider, report, isVerified, paymentId }: NewEvent,
): Promise<boolean> {
  const { eventId, code: _code, ...reported } = report;
  const { count } = await tx.paymentEvent.createMany({
    data: [
      {
        provider,
        eventId,
        paymentId,
        verified: isVerified,
        kind: report.dispute === null ? report.state : `DISPUTE_${report.dispute}`,
        reported: reported as unknown as Prisma.InputJsonObject,
      },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}

async function apply(
  tx: Transaction,
  actor: Actor,
  payment: OnlinePayment,
  report: ProviderReport,
): Promise<void> {
  const { id, orderId } = payment;
  const now = actor.now();
  const before = orderId === null ? null : await lockOrder(tx, orderId);
  const moves = paymentMoves(payment.state, report.state);
  const isReceivedNow = moves && RECEIVES[report.state];
  const isEnded = moves && (SETTLES[report.state] || (payment.capturesLater && report.state === "EXPIRED"));
  await tx.payment.update({
    where: { id },
    data: {
      ...(report.reserved !== undefined && reservation(before, report.reserved.until, now)),
      ...(report.providerReference !== null && { providerReference: report.providerReference }),
      ...(moves && { state: report.state, version: { increment: 1 } }),
      ...(isReceivedNow && { receivedAt: now, lastError: null }),
      ...(isEnded && { nextQueryAt: null, requested: null }),
      ...(report.fee !== undefined && {
        fee: fromMinorUnits({ currency: payment.amount.currency, minor: report.fee }),
      }),
      // A code that arrives late is of no use after the payment, whose result stays shown.
      ...(report.code !== null && payment.state === "PENDING" && { instructions: { ...report.code } }),
      ...(report.dispute === "OPEN" && { disputedAt: now }),
    },
  });
  const isRefunded = report.refunded !== null && report.refunded > 0;
  const refunded = isRefunded ? await recordForeignRefund(tx, payment, report.refunded ?? 0, now) : null;
  if (report.dispute === "LOST") await recordChargeback(tx, id, now);
  if (isReceivedNow && orderId === null) await refundWithoutOrder(tx, id, now);
  if (before === null) return;
  // The screens of staff show what became of reserved money, which does not change the order's payment state.
  const isShown = payment.capturesLater && (moves || report.reserved !== undefined);
  const method = await methodAfter(tx, before, payment, report, now);
  if (isShown || method !== null)
    await tx.order.update({
      where: { id: before.id },
      data: {
        ...method,
        ...(report.reserved !== undefined && endOfDeadline(before)),
        ...(isEnded && !isReceivedNow && (await newDeadline(tx, before, now))),
        version: { increment: 1 },
      },
    });
  if (isReceivedNow) await refundUnneededMoney(tx, before.id, now);
  await raiseOrderVersion(tx, before);
  const after = await tx.order.findUniqueOrThrow({ where: { id: before.id } });
  await queueOrderNotifications(tx, actor, before, after, { refunded });
}

/**
 * The method of an order becomes that of an online payment when money or a code commits the customer to it, and not
 * when they only begin to pay; null: it stays. It does not follow money that the order does not need, nor the code of
 * a payment that a later one has replaced, which no page shows.
 */
async function methodAfter(
  tx: Transaction,
  { id: orderId, state, total, paymentMethod: before }: Order,
  payment: OnlinePayment,
  report: ProviderReport,
  now: Date,
): Promise<Pick<Order, "paymentMethod"> | null> {
  const paymentMethod = paymentMethodCode("CARD");
  if (before === paymentMethod || !PAYABLE_STATES.includes(state)) return null;
  if (!commitsToOnlinePayment(report, payment.state)) return null;
  if (report.code !== null && payment.expiresAt !== null && payment.expiresAt <= now) return null;
  const others = await tx.payment.findMany({
    where: { orderId, id: { not: payment.id } },
    include: { refunds: true },
  });
  return outstandingAmount(total, others).gt(0) ? { paymentMethod } : null;
}

/** Reserved money keeps an order from expiring. The order remembers that it had a deadline. */
const endOfDeadline = ({ paymentDueAt, paymentDeadlinePassed }: Order) => ({
  ...NO_DEADLINE,
  paymentDeadlinePassed: paymentDeadlinePassed || paymentDueAt !== null,
});

/**
 * The customer has the full time again after reserved money was released or ran out: the stock would be kept for
 * good.
 */
async function newDeadline(tx: Transaction, order: Order, now: Date) {
  const { state, paymentDueAt, paymentDeadlinePassed, paymentMethod } = order;
  if (!paymentDeadlinePassed || paymentDueAt !== null || !PAYABLE_STATES.includes(state)) return null;
  const deadline = paymentDeadline(paymentMethod, await findPaymentLimits(tx), now);
  return { ...deadline, paymentDeadlinePassed: false };
}

/** Money that is reserved expires when the provider says, and is released at once when no order needs it. */
function reservation(order: Order | null, until: Date | null, now: Date) {
  const isNeeded = order !== null && PAYABLE_STATES.includes(order.state);
  return isNeeded ? { expiresAt: until } : { expiresAt: now, nextQueryAt: now };
}

/** Whether money has arrived in this state. */
const RECEIVES: Record<ProviderReport["state"], boolean> = {
  PENDING: false,
  AUTHORIZED: false,
  CAPTURED: true,
  FAILED: false,
  CANCELLED: false,
  EXPIRED: false,
};
/** Whether the provider need not be queried in this state any more. */
const SETTLES: Record<ProviderReport["state"], boolean> = {
  PENDING: false,
  AUTHORIZED: false,
  CAPTURED: true,
  FAILED: true,
  CANCELLED: true,
  EXPIRED: false,
};
