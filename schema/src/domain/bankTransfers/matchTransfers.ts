import { ACCOUNT_DIGITS } from "../contactDetails.ts";
import { type Big, decimal } from "../money.ts";

/** An incoming line, as far as it decides which order it pays. */
export interface TransferLine {
  line: number;
  amount: Big;
  /** The last digits of the account that paid, at most five; null when unknown. */
  digits: string | null;
  /** Digits that may be the account's: they confirm an order's digits, and never contradict them. */
  hints: readonly string[];
  name: string;
  /** The first and the last instant at which it can have been made, in ms: equal when its time is known. */
  from: number;
  to: number;
}

/** An order that waits for a bank transfer. */
export interface TransferOrder {
  id: number;
  outstanding: Big;
  /** The five digits that the customer named; null when unknown. */
  digits: string | null;
  /** The names of buyer and recipient. */
  names: readonly string[];
  /** When the order was placed, in ms. */
  placedAt: number;
  /** When the customer reported the payment, in ms; null without a report. */
  reportedAt: number | null;
}

/** Whether a line can be counted at once. */
export type TransferVerdict = "CERTAIN" | "POSSIBLE" | "NONE";

/** What an order and a line have in common, the strongest first. Only the first two can be certain. */
export const TRANSFER_EVIDENCE = [
  "DIGITS_AND_AMOUNT",
  "NAME_AND_AMOUNT",
  "DIGITS_DIFFER",
  "AMOUNT_ONLY",
  "AMOUNT_DIFFERS",
] as const;
export type TransferEvidence = (typeof TRANSFER_EVIDENCE)[number];

/** Why a line has its verdict. */
export const TRANSFER_REASONS = [
  ...TRANSFER_EVIDENCE,
  "SEVERAL_ORDERS",
  "SEVERAL_LINES",
  "NO_ORDER",
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

/** The result for one line. */
export interface TransferMatch {
  line: number;
  verdict: TransferVerdict;
  reason: TransferReason;
  /** The order that it pays; no other line has it. Null: none. */
  orderId: number | null;
  /** Other orders that it could pay, the most likely first. */
  others: number[];
}

/** How long before its order a transfer can have been made, because clocks differ. */
const TOLERANCE_MS = 3_600_000;

/** How many other orders a line names. */
const MAX_OTHERS = 5;

const bareName = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const isSameName = (name: string, names: readonly string[]): boolean => {
  const bare = bareName(name);
  return bare.length >= 2 && names.some((other) => bareName(other) === bare);
};

/** Returns what a line and an order have in common; null when the line does not pay the order. */
export function transferEvidence(line: TransferLine, order: TransferOrder): TransferEvidence | null {
  if (line.to < order.placedAt - TOLERANCE_MS) return null;
  const known = line.digits !== null && order.digits !== null;
  const isHinted = order.digits !== null && line.hints.includes(order.digits);
  const isSame = known && line.digits === order.digits && line.digits?.length === ACCOUNT_DIGITS;
  const sameDigits = isSame || isHinted;
  // A bank that shows four digits can only contradict.
  const digitsDiffer = known && !(order.digits ?? "").endsWith(line.digits ?? "");
  if (!decimal(line.amount).eq(decimal(order.outstanding))) return sameDigits ? "AMOUNT_DIFFERS" : null;
  if (sameDigits) return "DIGITS_AND_AMOUNT";
  const sameName = isSameName(line.name, order.names);
  if (digitsDiffer) return sameName ? "DIGITS_DIFFER" : null;
  return sameName ? "NAME_AND_AMOUNT" : "AMOUNT_ONLY";
}

const isStrong = (evidence: TransferEvidence) =>
  evidence === "DIGITS_AND_AMOUNT" || evidence === "NAME_AND_AMOUNT";

interface Pair {
  line: TransferLine;
  order: TransferOrder;
  evidence: TransferEvidence;
  /** How far the transfer is from the report, or else from the order, in ms. */
  distance: number;
}

/** Returns how far an instant is from the time in which a transfer was made. */
function distanceOf({ from, to }: TransferLine, { placedAt, reportedAt }: TransferOrder): number {
  const near = reportedAt ?? placedAt;
  return Math.max(0, from - near, near - to);
}

/** Compares two pairs: the stronger evidence first, then the nearer in time, the older order, the earlier line. */
export function comparePairs(a: Pair, b: Pair): number {
  return (
    TRANSFER_EVIDENCE.indexOf(a.evidence) - TRANSFER_EVIDENCE.indexOf(b.evidence) ||
    a.distance - b.distance ||
    a.order.id - b.order.id ||
    a.line.line - b.line.line
  );
}

/** Returns all pairs of a line and an order that have something in common, the most likely first. */
function pairsOf(lines: readonly TransferLine[], orders: readonly TransferOrder[]): Pair[] {
  const byAmount = Map.groupBy(orders, ({ outstanding }) => outstanding.toFixed());
  const byDigits = Map.groupBy(orders, ({ digits }) => digits);
  return lines
    .flatMap((line) => {
      const sameDigits = [line.digits, ...line.hints].flatMap((digits) =>
        digits === null ? [] : (byDigits.get(digits) ?? []),
      );
      const near = new Set([...(byAmount.get(line.amount.toFixed()) ?? []), ...sameDigits]);
      return [...near].flatMap((order) => {
        const evidence = transferEvidence(line, order);
        return evidence === null ? [] : [{ line, order, evidence, distance: distanceOf(line, order) }];
      });
    })
    .sort(comparePairs);
}

/**
 * Matches a bank's lines with the orders that wait for a transfer: each line has at most one order and each order
 * at most one line, the most likely pairs first. A match is certain when the amount is exact, the five digits are
 * those that the customer named or, where one side lacks them, the names are equal, and neither the line nor the
 * order has another such partner.
 */
export function matchTransfers(
  lines: readonly TransferLine[],
  orders: readonly TransferOrder[],
): TransferMatch[] {
  const pairs = pairsOf(lines, orders);
  const strong = pairs.filter(({ evidence }) => isStrong(evidence));
  const ordersOfLine = Map.groupBy(strong, ({ line }) => line);
  const linesOfOrder = Map.groupBy(strong, ({ order }) => order.id);
  const candidates = Map.groupBy(pairs, ({ line }) => line);

  const chosen = new Map<TransferLine, Pair>();
  const taken = new Set<number>();
  for (const pair of pairs) {
    if (chosen.has(pair.line) || taken.has(pair.order.id)) continue;
    chosen.set(pair.line, pair);
    taken.add(pair.order.id);
  }

  return lines.map((line) => {
    const pair = chosen.get(line);
    const others = (candidates.get(line) ?? [])
      .map(({ order }) => order.id)
      .filter((id) => id !== pair?.order.id)
      .slice(0, MAX_OTHERS);
    if (pair === undefined) {
      const reason = others.length > 0 ? "SEVERAL_LINES" : "NO_ORDER";
      return { line: line.line, verdict: "NONE", reason, orderId: null, others };
    }
    const match = { line: line.line, orderId: pair.order.id, others };
    if (!isStrong(pair.evidence)) return { ...match, verdict: "POSSIBLE", reason: pair.evidence };
    if ((ordersOfLine.get(line)?.length ?? 0) > 1)
      return { ...match, verdict: "POSSIBLE", reason: "SEVERAL_ORDERS" };
    if ((linesOfOrder.get(pair.order.id)?.length ?? 0) > 1)
      return { ...match, verdict: "POSSIBLE", reason: "SEVERAL_LINES" };
    return { ...match, verdict: "CERTAIN", reason: pair.evidence };
  });
}
