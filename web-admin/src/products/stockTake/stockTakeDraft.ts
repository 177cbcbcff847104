import { type Big, decimal, readDecimal, toWire } from "@machiya/schema/domain/money";
import { countDifference } from "@machiya/schema/domain/products/stockTake";
import { readDraftLike } from "../../ui/drafts/storedDraft.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";

/** A product or variant that can be counted. */
export interface StockItem {
  id: string;
  name: string;
  code: string;
  stock: string;
  /** The number of the newest change of the stock; null when it is not known, as in a draft of an earlier release. */
  seenChange: string | null;
}

/** A counted product with the stock that it had when it was added. */
export interface CountedProduct extends StockItem {
  /** The typed text. */
  counted: string;
}

export interface StockTakeDraft {
  /** The last added product first. */
  rows: readonly CountedProduct[];
}

/** The maximum number of products of one stock-take, which the server accepts at once. */
export const MAX_COUNTED = 1000;

const EMPTY: StockTakeDraft = { rows: [] };
const EMPTY_ROW: CountedProduct = { id: "", name: "", code: "", stock: "", seenChange: null, counted: "" };

/** The draft of the screen, which is kept in the browser. */
export const STOCK_TAKE_FORM = {
  name: "stockTake",
  empty: EMPTY,
  read: (value: unknown): StockTakeDraft => ({
    rows: readDraftLike(EMPTY, value)
      .rows.map((row) => readDraftLike(EMPTY_ROW, row))
      .filter(({ id, stock }) => id !== "" && isDecimalFrom(0, stock)),
  }),
};

/** Returns whether a typed count is a number of 0 or more. */
export const isCount = (counted: string): boolean => isDecimalFrom(0, counted);

/** Returns the rows with one more of a product; the row of a product is added when there is none. */
export function withOneMore(rows: readonly CountedProduct[], item: StockItem): readonly CountedProduct[] {
  if (!rows.some(({ id }) => id === item.id)) return [{ ...item, counted: "1" }, ...rows];
  return rows.map((row) =>
    row.id === item.id
      ? { ...row, counted: toWire(decimal(readDecimal(row.counted.trim()) ?? 0).plus(1)) }
      : row,
  );
}

/** Returns by how much a row differs from the stock; null while the typed count is no number. */
export function differenceOf({ counted, stock }: CountedProduct): Big | null {
  return isCount(counted) ? countDifference({ counted: counted.trim(), seenStock: stock }) : null;
}

/** Returns the rows that differ, and the sum of the differences. */
export function differencesOf(rows: readonly CountedProduct[]): {
  differing: readonly CountedProduct[];
  sum: Big;
} {
  const differences = rows.map((row) => ({ row, by: differenceOf(row) ?? decimal(0) }));
  return {
    differing: differences.flatMap(({ row, by }) => (by.eq(0) ? [] : [row])),
    sum: differences.reduce((sum, { by }) => sum.plus(by), decimal(0)),
  };
}
