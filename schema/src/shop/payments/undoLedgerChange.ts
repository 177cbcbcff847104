import type { Prisma } from "@machiya/prisma/client";
import { PaymentEntryState, RefundState } from "@machiya/prisma/enums";
import { z } from "zod";
import { DomainError } from "../../domain/errors.ts";
import type { Transaction } from "../../writes/transaction.ts";

const changedLedger = z.object({
  payments: z.array(
    z.object({
      id: z.int(),
      /** Null for a payment that the change added. */
      from: z.enum(PaymentEntryState).nullable(),
      to: z.enum(PaymentEntryState),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.int(),
      /** Null for a refund that the change added. */
      from: z.object({ state: z.enum(RefundState), doneAt: z.coerce.date().nullable() }).nullable(),
      to: z.enum(RefundState),
    }),
  ),
});

type ChangedLedger = z.infer<typeof changedLedger>;

interface StoredPayment {
  id: number;
  state: PaymentEntryState;
  refunds: readonly { id: number; state: RefundState; doneAt: Date | null }[];
}

/** Returns the rows that were added or whose state changed, with the row before; null for an added one. */
function changedRows<Row extends { id: number; state: string }>(
  before: readonly Row[],
  after: readonly Row[],
): { was: Row | null; is: Row }[] {
  const former = new Map(before.map((row) => [row.id, row]));
  return after
    .map((is) => ({ was: former.get(is.id) ?? null, is }))
    .filter(({ was, is }) => was?.state !== is.state);
}

/** Returns what undoing a change of an order's ledger needs, as JSON. */
export function ledgerUndo(
  before: readonly StoredPayment[],
  after: readonly StoredPayment[],
): Prisma.InputJsonObject {
  const refundsOf = (payments: readonly StoredPayment[]) => payments.flatMap(({ refunds }) => refunds);
  return {
    ledger: {
      payments: changedRows(before, after).map(({ was, is }) => ({
        id: is.id,
        from: was?.state ?? null,
        to: is.state,
      })),
      refunds: changedRows(refundsOf(before), refundsOf(after)).map(({ was, is }) => ({
        id: is.id,
        to: is.state,
        from: was && { state: was.state, doneAt: was.doneAt?.toISOString() ?? null },
      })),
    },
  };
}

/**
 * Returns what a change did to the ledger; null for a history entry of an earlier release, which does not contain it.
 */
export const readLedgerUndo = (undo: unknown): ChangedLedger | null =>
  z.object({ ledger: changedLedger }).safeParse(undo).data?.ledger ?? null;

/**
 * Reverses exactly what a change did to the ledger of a locked order: entries get their former states, and added ones
 * are canceled, because the ledger only grows. Throws CONFLICT when one of these entries has changed since.
 */
export async function undoLedgerChange(tx: Transaction, changed: ChangedLedger): Promise<void> {
  const movePayment = ({ id, to }: { id: number; to: PaymentEntryState }, state: PaymentEntryState) =>
    tx.payment.updateMany({ where: { id, state: to }, data: { state, version: { increment: 1 } } });
  const moveRefund = (
    { id, to }: { id: number; to: RefundState },
    former: { state: RefundState; doneAt: Date | null },
  ) =>
    tx.refund.updateMany({
      where: { id, state: to },
      data: { ...former, version: { increment: 1 } },
    });
  // Only received payments have refunds, and no more than was received. So added refunds fail before others return.
  for (const row of changed.refunds)
    if (row.from === null) requireRow(await moveRefund(row, { state: "FAILED", doneAt: null }));
  for (const row of changed.payments) if (row.from !== null) requireRow(await movePayment(row, row.from));
  for (const row of changed.refunds) if (row.from !== null) requireRow(await moveRefund(row, row.from));
  for (const row of changed.payments) if (row.from === null) requireRow(await movePayment(row, "CANCELLED"));
}

function requireRow({ count }: { count: number }): void {
  if (count === 0) throw new DomainError("CONFLICT", { what: "Order" });
}
