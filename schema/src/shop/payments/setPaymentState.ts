import type { Order, Prisma } from "@machiya/prisma/client";
import type { PaymentState } from "@machiya/prisma/enums";
import type { Actor } from "../../actor.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Big, DecimalLike } from "../../domain/money.ts";
import {
  adjustForTotal,
  correctionReason,
  declarePaymentState,
} from "../../domain/orders/declaredPayment.ts";
import { returnedTotal } from "../../domain/orders/paymentLedger.ts";
import type { Transaction } from "../../writes/transaction.ts";
import {
  cancelPayments,
  insertDeclaredPayments,
  type LedgerAuthor,
  readPayments,
  writeLedgerChange,
} from "./orderLedger.ts";
import { ledgerUndo } from "./undoLedgerChange.ts";

type LedgerOrder = Pick<Order, "id" | "total" | "paymentMethod" | "paymentState">;

/** Returns who writes to the ledger on behalf of this actor. */
export const ledgerAuthor = ({ viewer, now }: Actor): LedgerAuthor => ({
  staffMemberId: viewer.staff?.id ?? null,
  now: now(),
});

/** What a set payment state has returned to the customer, null unless it is REFUNDED, and what undoing it needs. */
interface SetPaymentState {
  refunded: Big | null;
  undo: Prisma.InputJsonObject;
}

/**
 * Writes the manual entries that produce a payment state of an order, which the transaction has locked. What was received and
 * returned stays: corrections are entries of today, with the change of the state as their reason. Throws
 * ORDER_STATE_FORBIDS when the state contradicts money at a provider.
 */
export async function setPaymentState(
  tx: Transaction,
  context: Actor,
  order: LedgerOrder,
  state: PaymentState,
): Promise<SetPaymentState> {
  const payments = await readPayments(tx, order.id);
  const change = declarePaymentState({ ...order, payments }, state);
  if (change === null) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.paymentState });
  const reason = correctionReason({ from: order.paymentState, to: state });
  await writeLedgerChange(tx, order.id, change, { ...ledgerAuthor(context), reason });
  const after = await readPayments(tx, order.id);
  return {
    refunded: state === "REFUNDED" ? returnedTotal(after).minus(returnedTotal(payments)) : null,
    undo: ledgerUndo(payments, after),
  };
}

/** Writes the payment states of new orders without lines, in bulk. */
export async function setNewPaymentStates(
  tx: Transaction,
  context: Actor,
  orders: readonly LedgerOrder[],
): Promise<void> {
  const payments = orders.flatMap(({ id, paymentState, ...order }) =>
    (declarePaymentState({ ...order, payments: [] }, paymentState)?.payments ?? []).map((payment) => ({
      ...payment,
      orderId: id,
    })),
  );
  await insertDeclaredPayments(tx, payments, ledgerAuthor(context));
}

/**
 * Changes an order's total by `write`, and keeps an order paid that staff marked as paid: it writes the
 * adjustment before the total, and cancels outdated ones after it, so that the state never changes between.
 */
export async function withAdjustedPayments(
  tx: Transaction,
  context: Actor,
  { order, total }: { order: LedgerOrder; total: DecimalLike },
  write: () => Promise<unknown>,
): Promise<void> {
  // Only a paid order is adjusted; the others need no statement.
  const payments = order.paymentState === "PAID" ? await readPayments(tx, order.id) : [];
  const change = adjustForTotal({ ...order, payments }, total);
  const amount = change?.adjustment ?? null;
  if (amount !== null) {
    const adjustment = { kind: "ADJUSTMENT", amount, state: "CAPTURED", refund: null } as const;
    await insertDeclaredPayments(tx, [{ ...adjustment, orderId: order.id }], ledgerAuthor(context));
  }
  await write();
  await cancelPayments(tx, change?.cancelPayments ?? []);
}
