import { amountProblem, fromMinorUnits } from "../domain/minorUnits.ts";
import { type Big, decimal, toWire } from "../domain/money.ts";
import { capabilitiesOf } from "../domain/orders/onlinePayments.ts";
import { isReceived, overpaidAmount, refundableAmount } from "../domain/orders/paymentLedger.ts";
import { amountDue } from "../domain/orders/paymentReport.ts";
import type { Transaction } from "../writes/transaction.ts";
import { type OnlinePayment, readOnlinePayment } from "./onlinePayment.ts";

/** A payment in the ledger with its refunds, as the refund rules need it. */
const ledgerOf = (tx: Transaction, orderId: number) =>
  tx.payment.findMany({ where: { orderId }, include: { refunds: true }, orderBy: { id: "asc" } });
type LedgerRow = Awaited<ReturnType<typeof ledgerOf>>[number];

/**
 * Queues refunds of money that no order needs: that of a cancelled order, and what exceeds the total because the customer
 * paid twice, or because the total was lowered while they paid. The order must be locked. What a provider cannot refund
 * stays in the list of unassigned payments. Returns the ids of the refunds.
 */
export async function refundUnneededMoney(tx: Transaction, orderId: number, now: Date): Promise<number[]> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { state: true, total: true },
  });
  const rows = await ledgerOf(tx, orderId);
  let excess = overpaidAmount(amountDue(order), rows);
  const refunds: number[] = [];
  // The latest payment is the one too many.
  for (const row of rows.toReversed()) {
    const payment = readOnlinePayment(row);
    const refundable = refundableAmount(row);
    const amount = refundable.lt(excess) ? refundable : excess;
    if (payment === null || !canRefund(payment) || amount.lte(0)) continue;
    // The provider cannot return a fraction that its currency does not have.
    if (amountProblem(payment.amount.currency, amount) !== null) continue;
    refunds.push(await queueRefund(tx, row, amount, now));
    excess = excess.minus(amount);
  }
  return refunds;
}

/** Queues the refund of money that belongs to no order. */
export async function refundWithoutOrder(tx: Transaction, paymentId: number, now: Date): Promise<void> {
  const row = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { refunds: true } });
  const payment = readOnlinePayment(row);
  const refundable = refundableAmount(row);
  if (payment !== null && canRefund(payment) && refundable.gt(0)) await queueRefund(tx, row, refundable, now);
}

async function queueRefund(tx: Transaction, { id }: LedgerRow, amount: Big, now: Date): Promise<number> {
  const refund = await tx.refund.create({
    data: { paymentId: id, amount: toWire(amount), method: "PROVIDER", nextAttemptAt: now },
    select: { id: true },
  });
  return refund.id;
}

const canRefund = ({ provider, channel }: OnlinePayment): boolean =>
  capabilitiesOf(provider, channel)?.canRefund ?? false;

/**
 * Records refunds that were made at the provider's own console: what the provider has refunded beyond the
 * refunds that the ledger knows, of which one may be running. Returns its amount; null when there is none.
 */
export async function recordForeignRefund(
  tx: Transaction,
  { id, amount: { currency } }: OnlinePayment,
  refunded: number,
  now: Date,
): Promise<Big | null> {
  const row = await tx.payment.findUniqueOrThrow({ where: { id }, include: { refunds: true } });
  const known = decimal(row.amount).minus(refundableAmount(row));
  const foreign = decimal(fromMinorUnits({ currency, minor: refunded })).minus(known);
  if (!isReceived(row) || foreign.lte(0)) return null;
  await tx.refund.create({
    data: { paymentId: id, amount: toWire(foreign), method: "PROVIDER", state: "DONE", doneAt: now },
  });
  return foreign;
}

/** Records that the customer's bank has taken the rest of the money back. */
export async function recordChargeback(tx: Transaction, paymentId: number, now: Date): Promise<void> {
  const row = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { refunds: true } });
  const left = refundableAmount(row);
  if (left.lte(0)) return;
  await tx.refund.create({
    data: { paymentId, amount: toWire(left), method: "CHARGEBACK", state: "DONE", doneAt: now },
  });
}
