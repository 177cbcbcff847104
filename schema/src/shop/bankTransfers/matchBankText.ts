import { createHash } from "node:crypto";
import { z } from "zod";
import type { Context } from "../../context.ts";
import {
  type BankColumn,
  type BankLayout,
  isBankColumn,
  recognizeColumns,
  withoutRepeats,
} from "../../domain/bankTransfers/bankColumns.ts";
import {
  type BankLine,
  type BankRow,
  MAX_BANK_COLUMNS,
  MAX_BANK_LINES,
  MAX_BANK_TEXT,
  readBankLines,
  tooWideLines,
  type UnreadableLine,
} from "../../domain/bankTransfers/bankLines.ts";
import {
  matchTransfers,
  type TransferReason,
  type TransferVerdict,
} from "../../domain/bankTransfers/matchTransfers.ts";
import { DomainError } from "../../domain/errors.ts";
import { instantOfWall } from "../../domain/time/calendarTime.ts";
import { dayOf, endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import { line, readInput } from "../../input.ts";
import { shopTimeZone } from "../store/shopTimeZone.ts";
import { type CountedLine, findCountedLines } from "./countedLines.ts";
import { findOpenTransfers, type OpenTransfer } from "./openTransfers.ts";
import { readBankText } from "./readBankText.ts";

/** What staff enter: a bank's lines, as text. */
export interface BankTextInput {
  text: string;
  /** The name of the bank, under which the columns are stored; empty: not stored. */
  bank: string;
  /** The meaning of each column, as staff chose it; null: as stored, or else recognized. */
  columns?: readonly BankColumn[] | null | undefined;
}

export type BankLineReason = TransferReason | "ALREADY_COUNTED" | "OUTGOING" | "DIRECTION_UNKNOWN";

/** A line of the bank with what became of it, or what could. */
export interface MatchedBankLine extends BankLine {
  fingerprint: string;
  /** When the money was received, as far as it is known; never in the future. */
  receivedAt: Date;
  verdict: TransferVerdict;
  reason: BankLineReason;
  order: OpenTransfer | null;
  others: OpenTransfer[];
  /** The payment as which the line was counted; null: it was not. */
  counted: CountedLine | null;
}

export interface BankStatement {
  columns: BankColumn[];
  /** The header's cells; empty without one. */
  header: string[];
  /** The first rows below the header. */
  sample: BankRow[];
  missing: BankColumn[];
  unreadable: UnreadableLine[];
  lines: MatchedBankLine[];
}

/** How many rows show staff what a column contains. */
const SAMPLE_ROWS = 3;
export const MAX_BANK_NAME = 60;

const inputSchema = z.object({ bank: line(MAX_BANK_NAME), text: z.string().min(1).max(MAX_BANK_TEXT) });

/** Returns the fingerprint of a line, which contains nothing that could be read. */
const fingerprintOf = ({ key }: BankLine): string => createHash("sha256").update(key).digest("hex");

/** Returns the rows' columns: those that staff chose, else those of the bank if their number fits, else recognized. */
async function layoutOf(context: Context, { bank, columns }: BankTextInput, rows: readonly BankRow[]) {
  const recognized = recognizeColumns(rows.map(({ cells }) => cells));
  const chosen = async () => {
    if (columns != null) return columns.slice(0, MAX_BANK_COLUMNS);
    if (bank === "") return null;
    const stored = await context.prisma.bankFormat.findUnique({ where: { name: bank } });
    return stored?.columns.length === recognized.columns.length ? stored.columns.filter(isBankColumn) : null;
  };
  const own = await chosen();
  return { ...recognized, columns: withoutRepeats(own ?? recognized.columns), areChosen: own !== null };
}

/** The instants between which a line's transfer was made. */
function spanOf({ day, time }: BankLine, zone: string): { from: number; to: number } {
  if (time === null) return { from: startOfDay(day, zone).getTime(), to: endOfDay(day, zone).getTime() };
  const at = instantOfWall(`${day}T${time}`, zone).getTime();
  // The bank's time has minutes.
  return { from: at, to: at + 59_999 };
}

const HALF_DAY_MS = 43_200_000;

/** Returns when a line's money was received: at noon when the bank does not say the time. */
function receivedAt(bankLine: BankLine, { zone, now }: { zone: string; now: Date }): Date {
  const { from } = spanOf(bankLine, zone);
  return new Date(Math.min(bankLine.time === null ? from + HALF_DAY_MS : from, now.getTime()));
}

/** Matches readable lines with the open orders. */
async function matchLines(
  context: Context,
  lines: readonly BankLine[],
  zone: string,
): Promise<MatchedBankLine[]> {
  const fingerprints = lines.map(fingerprintOf);
  const counted = await findCountedLines(context, fingerprints);
  const orders = await findOpenTransfers(context.prisma);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const find = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  const isOpen = (bankLine: BankLine, index: number) =>
    bankLine.isIncoming && !counted.has(fingerprints[index] ?? "");
  const matches = matchTransfers(
    lines.filter(isOpen).map((one) => ({ ...one, ...spanOf(one, zone) })),
    orders,
  );
  const byLine = new Map(matches.map((match) => [match.line, match]));
  return lines.map((bankLine, index) => {
    const fingerprint = fingerprints[index] ?? "";
    const common = {
      ...bankLine,
      fingerprint,
      receivedAt: receivedAt(bankLine, { zone, now: context.now() }),
    };
    const match = byLine.get(bankLine.line);
    if (match === undefined) {
      const reason = bankLine.isIncoming ? "ALREADY_COUNTED" : "OUTGOING";
      const as = counted.get(fingerprint) ?? null;
      return { ...common, verdict: "NONE", reason, order: null, others: [], counted: as };
    }
    const others = match.others.flatMap((id) => find(id) ?? []);
    const matched = { ...common, ...match, order: find(match.orderId), others, counted: null };
    // What may be a refund is never counted without a look at it.
    return match.verdict === "CERTAIN" && !bankLine.isDirectionKnown
      ? { ...matched, verdict: "POSSIBLE", reason: "DIRECTION_UNKNOWN" }
      : matched;
  });
}

/**
 * Reads a bank's lines and matches them with the orders that wait for a transfer. Writes nothing. Throws
 * INVALID_INPUT for a text without rows, or one that is too long.
 */
export async function matchBankText(context: Context, input: BankTextInput): Promise<BankStatement> {
  const { bank, text } = readInput(inputSchema, { bank: input.bank, text: input.text });
  const nothing = { columns: [], header: [], sample: [], missing: [], lines: [] };
  const read = readBankText(text);
  if ("unreadable" in read) return { ...nothing, unreadable: [read.unreadable] };
  if (read.rows.length === 0 || read.rows.length > MAX_BANK_LINES) {
    const rule = { kind: "LIST", min: 1, max: MAX_BANK_LINES } as const;
    throw new DomainError("INVALID_INPUT", { field: "text", rule }, ["input", "text"]);
  }
  const tooWide = tooWideLines(read.rows);
  if (tooWide.length > 0) return { ...nothing, unreadable: tooWide };
  const rows = read.rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, MAX_BANK_COLUMNS) }));
  const layout: BankLayout = await layoutOf(context, { ...input, bank }, rows);
  const zone = await shopTimeZone(context.prisma);
  const { lines, unreadable, missing } = readBankLines(rows, layout, dayOf(context.now(), zone));
  const start = layout.header === null ? 0 : layout.header + 1;
  return {
    columns: layout.columns,
    header: layout.header === null ? [] : (rows[layout.header]?.cells ?? []),
    sample: rows.slice(start, start + SAMPLE_ROWS),
    missing,
    unreadable,
    lines: await matchLines(context, lines, zone),
  };
}
