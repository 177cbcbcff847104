import { escapeText, QUOTED_CHARACTER } from "@machiya/schema/domain/spreadsheetText";

/** How a column's values are written: texts and exact decimals as the API sends them; a share is 0.5 for 50 %. */
export type CellKind = "text" | "money" | "number" | "share";

export interface ReportColumn {
  label: string;
  kind: CellKind;
}

export interface ReportRow {
  key: string;
  /** One for each column; empty for an unknown value. */
  cells: readonly string[];
}

/** The numbers of a section, as a table and as a file. */
export interface ReportTable {
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
}

const quoted = new RegExp(QUOTED_CHARACTER);

/** Writes a share as percent, which spreadsheets read as a number. */
const percentOf = (share: string) => (share === "" ? "" : `${(Number(share) * 100).toFixed(1)}%`);

function csvText(kind: CellKind, value: string): string {
  const text = kind === "share" ? percentOf(value) : kind === "text" ? escapeText(value) : value;
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Adds the currency as the last column of a table with amounts, as the exports do; null for a store that never had one. */
export function withCurrency(
  { columns, rows }: ReportTable,
  label: string,
  currency: string | null,
): ReportTable {
  if (currency === null || columns.every(({ kind }) => kind !== "money")) return { columns, rows };
  return {
    columns: [...columns, { label, kind: "text" }],
    rows: rows.map(({ key, cells }) => ({ key, cells: [...cells, currency] })),
  };
}

/**
 * Writes a table as CSV for spreadsheets, by the rules of the exports: a BOM, Windows line ends, and escaped
 * texts. Negative numbers are numbers, not formulas.
 */
export function reportCsv({ columns, rows }: ReportTable): string {
  const lines = [
    columns.map(({ label }) => csvText("text", label)),
    ...rows.map(({ cells }) => cells.map((cell, index) => csvText(columns[index]?.kind ?? "text", cell))),
  ];
  return `\ufeff${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

/** Returns minutes as hours with at most two decimals. */
export const hoursOf = (minutes: number): string => String(Math.round(minutes / 0.6) / 100);

/** Returns a part of a whole; empty when there is no whole. */
export const shareOf = (part: number, whole: number): string => (whole === 0 ? "" : String(part / whole));

/**
 * Returns the change since the previous period: of a share the difference, of other values a part of the previous
 * value. Amounts that are deducted, such as discounts, are negative and grow with their size. Null if it is unknown.
 */
export function changeSince(kind: CellKind, value: string, before: string): number | null {
  if (value === "" || before === "") return null;
  const [now, then] = [Number(value), Number(before)];
  if (kind === "share") return now - then;
  if (then === 0) return null;
  return now <= 0 && then < 0 ? now / then - 1 : (now - then) / Math.abs(then);
}
