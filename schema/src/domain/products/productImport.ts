import { ProductState } from "@machiya/prisma/enums";
import { type Big, readDecimal } from "../money.ts";
import { readHeader, type TableRules } from "./tableFile.ts";

/** A file to import: bytes, and rows below the header (decisions.md §2.9). */
export const MAX_IMPORT_BYTES = 2_000_000;
export const MAX_IMPORT_ROWS = 1000;

/** The columns that are read, by their headers. Others are ignored. */
export const IMPORT_COLUMNS = [
  "name",
  "code",
  "description",
  "price",
  "stock",
  "top_pick",
  "state",
  "types",
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** What a file of products may be. */
export const IMPORT_FILE: TableRules = {
  types: ["csv", "xlsx"],
  maxBytes: MAX_IMPORT_BYTES,
  maxRows: MAX_IMPORT_ROWS,
  columns: IMPORT_COLUMNS,
};

/** What each column of a header line is; null for one that is not read. Null as a whole: neither names nor codes, or a column twice. */
export function readImportHeader(cells: readonly string[]): (ImportColumn | null)[] | null {
  const header = readHeader(IMPORT_COLUMNS, cells);
  return header?.includes("name") || header?.includes("code") ? header : null;
}

const YES = new Set(["true", "yes", "y", "1"]);
const NO = new Set(["false", "no", "n", "0"]);

function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

function readState(text: string): ProductState | null {
  return Object.values(ProductState).find((state) => state === text.toUpperCase()) ?? null;
}

/** Names of shelves stand in one cell, a semicolon between them. */
const readNames = (text: string): string[] => [
  ...new Set(
    text
      .split(";")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];

/** What is in a row's cells; null where a text means nothing, absent where the cell is empty. */
export interface ImportValues {
  name?: string;
  code?: string;
  description?: string;
  price?: Big | null;
  stock?: Big | null;
  topPick?: boolean | null;
  state?: ProductState | null;
  /** Names of shelves. */
  types?: string[];
}

const READERS = {
  name: (name) => ({ name }),
  code: (code) => ({ code }),
  description: (description) => ({ description }),
  price: (text) => ({ price: readDecimal(text) }),
  stock: (text) => ({ stock: readDecimal(text) }),
  top_pick: (text) => ({ topPick: readYesNo(text) }),
  state: (text) => ({ state: readState(text) }),
  types: (text) => ({ types: readNames(text) }),
} satisfies Record<ImportColumn, (text: string) => ImportValues>;

/** Reads a row by the header. An empty cell says nothing: it leaves what there is. */
export function readImportCells(
  header: readonly (ImportColumn | null)[],
  cells: readonly string[],
): ImportValues {
  const read = header.map((column, index) => {
    const text = cells[index]?.trim() ?? "";
    return column === null || text === "" ? {} : READERS[column](text);
  });
  return Object.assign({}, ...read);
}
