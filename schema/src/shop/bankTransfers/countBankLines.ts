import { type BulkRow, bulkWrite } from "../../bulkWrites/bulkWrite.ts";
import type { Context } from "../../context.ts";
import { isMostlyUnreadable, lineAmount } from "../../domain/bankTransfers/bankLines.ts";
import { DomainError } from "../../domain/errors.ts";
import { decimal } from "../../domain/money.ts";
import { requirePaymentReport } from "../../domain/orders/paymentReport.ts";
import { PAYMENT_TEXT_LENGTHS } from "../../domain/orders/recordedPayment.ts";
import { UNDO_MS } from "../../domain/undo.ts";
import { requireRowId } from "../../input.ts";
import { requireBatch, requireVersion, withRowNumber } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { recordPaymentIn } from "../payments/changePayments.ts";
import { undoRecordedPaymentIn } from "../payments/undoRecordedPayment.ts";
import {
  type BankStatement,
  type BankTextInput,
  type MatchedBankLine,
  matchBankText,
} from "./matchBankText.ts";

/** A line that staff accept, with the order that it pays. */
export interface AcceptedLine {
  /** The number of the line in the text. */
  line: number;
  orderId: string;
  /** The version of the order that staff saw; null or undefined: any. */
  version?: number | null | undefined;
}

/** Stores the columns that staff chose for a bank. */
export async function saveBankFormat(context: Context, { bank, columns }: BankTextInput): Promise<void> {
  const name = bank.trim();
  if (name === "" || columns == null) return;
  const stored = { columns: [...columns] };
  await inTransaction(context.prisma, async (tx) => {
    await tx.bankFormat.upsert({ where: { name }, create: { name, ...stored }, update: stored });
  });
}

/** Returns the lines that staff accept, each once. Throws INVALID_INPUT for a line that the text does not have. */
function acceptedLines({ lines }: BankStatement, accepted: readonly AcceptedLine[]): MatchedBankLine[] {
  const byLine = new Map(lines.filter(({ isIncoming }) => isIncoming).map((one) => [one.line, one]));
  const choices = [...byLine.keys()];
  if (new Set(accepted.map(({ line }) => line)).size < accepted.length)
    throw new DomainError("INVALID_INPUT", { field: "accepted", rule: { kind: "UNIQUE" } });
  return accepted.map(({ line }, index) =>
    withRowNumber(index, () => {
      const found = byLine.get(line);
      if (found === undefined)
        throw new DomainError("INVALID_INPUT", { field: "line", rule: { kind: "CHOICE", choices } });
      return found;
    }),
  );
}

/**
 * Records the payments of accepted lines, each in its own transaction. A line that was counted before
 * is refused with ALREADY_EXISTS, an order that changed or that no longer waits for a transfer with CONFLICT or
 * ORDER_STATE_FORBIDS. Nothing is written of a text of which most lines cannot be read: INVALID_INPUT.
 */
export async function countBankLines(
  context: Context,
  { accepted, ...input }: BankTextInput & { accepted: readonly AcceptedLine[] },
): Promise<BulkRow[]> {
  requireBatch(accepted, "accepted");
  const reading = await matchBankText(context, input);
  const { unreadable, missing } = reading;
  const [problem] = unreadable;
  if (isMostlyUnreadable(reading) || missing.length > 0) {
    const params = { field: "text", rule: { kind: "FORMAT" as const } };
    throw new DomainError("INVALID_INPUT", { ...params, ...(problem && { row: problem.line }) }, [
      "input",
      "text",
    ]);
  }
  const lines = acceptedLines(reading, accepted);
  const orderIds = accepted.map(({ orderId }, index) =>
    withRowNumber(index, () => requireRowId("Order", orderId)),
  );
  return bulkWrite(context, "Order", orderIds, async (orderId, index) => {
    const line = lines[index];
    if (line !== undefined) await countLine(context, { orderId, line, seen: accepted[index]?.version });
  });
}

interface CountedTransfer {
  orderId: string;
  line: MatchedBankLine;
  seen: number | null | undefined;
}

/** Records the payment of one line. */
async function countLine(context: Context, { orderId, line, seen }: CountedTransfer): Promise<number> {
  return inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, requireRowId("Order", orderId));
    // A counted line is refused as such, also when its own payment has changed the order.
    if ((await tx.bankLine.count({ where: { fingerprint: line.fingerprint } })) > 0) throw alreadyCounted();
    requireVersion("Order", order, seen);
    requirePaymentReport(order);
    const { paymentId, orderVersion } = await recordPaymentIn(tx, context, {
      orderId,
      kind: "TRANSFER",
      receivedAt: line.receivedAt,
      note: noteOf(line),
      amount: decimal(lineAmount(line)),
    });
    await claimLine(tx, context, { fingerprint: line.fingerprint, paymentId, orderVersion });
    return paymentId;
  });
}

const alreadyCounted = () => new DomainError("ALREADY_EXISTS", { what: "BankLine" });

/** Returns what staff read about the payment in the order: who paid, from which account. */
const noteOf = ({ name, digits, note }: MatchedBankLine): string =>
  [name, digits, note]
    .filter((text) => text)
    .join(" · ")
    .slice(0, PAYMENT_TEXT_LENGTHS.note);

/** Marks a line as counted. The unique fingerprint lets only one of several transactions at once do it. */
async function claimLine(
  tx: Transaction,
  { viewer, now }: Context,
  line: { fingerprint: string; paymentId: number; orderVersion: number },
): Promise<void> {
  const { count } = await tx.bankLine.createMany({
    data: [{ ...line, countedById: viewer.staff?.id ?? null, createdAt: now() }],
    skipDuplicates: true,
  });
  if (count === 0) throw alreadyCounted();
}

/**
 * Cancels payments that the viewer counted within the last minute. Each is refused with NOT_FOUND when it is not of a
 * line, FORBIDDEN for another person's, CONFLICT after a minute and when its order changed since.
 */
export async function undoBankLines(context: Context, paymentIds: readonly string[]): Promise<BulkRow[]> {
  requireBatch(paymentIds, "paymentIds");
  const rows = paymentIds.map((id, index) => withRowNumber(index, () => requireRowId("Payment", id)));
  return bulkWrite(context, "Payment", rows, (id) => undoLine(context, requireRowId("Payment", id)));
}

function undoLine(context: Context, paymentId: number): Promise<void> {
  return inTransaction(context.prisma, async (tx) => {
    const line = await tx.bankLine.findUnique({ where: { paymentId } });
    if (line === null) throw new DomainError("NOT_FOUND", { what: "Payment" });
    if (line.countedById === null || line.countedById !== context.viewer.staff?.id)
      throw new DomainError("FORBIDDEN");
    await undoRecordedPaymentIn(tx, context, paymentId, (order) => {
      const isLate = context.now().getTime() - line.createdAt.getTime() > UNDO_MS;
      if (isLate || order?.version !== line.orderVersion)
        throw new DomainError("CONFLICT", { what: "Order" });
    });
  });
}
