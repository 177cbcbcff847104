import { ProductState } from "@machiya/prisma/enums";
import type { Big } from "../money.ts";
import { dayReader } from "../tables/writtenDay.ts";
import { readWrittenNumber } from "../tables/writtenNumber.ts";
import { spreadsheetDayZero } from "../time/spreadsheetDates.ts";
import { cleanCell } from "../typedText.ts";
import { readHeader, type TableColumns, type TableRules } from "./tableFile.ts";

/** Limits of an imported file: bytes, and rows below the header (decisions.md §2.9). */
export const MAX_IMPORT_BYTES = 2_000_000;
export const MAX_IMPORT_ROWS = 1000;

/**
 * The columns that the import reads, by their names or by their headings in any language. Other columns are ignored.
 */
export const IMPORT_COLUMNS = [
  "name",
  "code",
  "description",
  "price",
  "stock",
  "top_pick",
  "state",
  "types",
  "keywords",
  "low_stock_level",
  "max_per_order",
  "max_per_customer",
  "pre_order_cap",
  "pre_order_day",
  "quantity_step",
] as const;

/**
 * The columns of variants, which an export has only when the shop has variants: the code of the product, or its
 * name if it has none, and the values of its options. The row's other values are those of the variant.
 */
export const VARIANT_COLUMNS = ["variant_of", "option_values"] as const;

/** The column of the currency of prices, which an export has in a shop that has or had one. The import ignores it. */
export const PRODUCT_CURRENCY_COLUMN = "currency" as const;

const READ_COLUMNS = [...IMPORT_COLUMNS, ...VARIANT_COLUMNS] as const;

export type ImportColumn = (typeof READ_COLUMNS)[number];

/** The columns of an exported file. */
export type ProductFileColumn = ImportColumn | typeof PRODUCT_CURRENCY_COLUMN;

/** Limits of a product import file. */
export const IMPORT_FILE: TableRules = {
  types: ["csv", "xlsx"],
  maxBytes: MAX_IMPORT_BYTES,
  maxRows: MAX_IMPORT_ROWS,
  columns: READ_COLUMNS,
  otherFiles: {
    Shopify: ["Handle", "Title", "Variant Price"],
    WooCommerce: ["SKU", "Name", "Regular price"],
    SHOPLINE: ["商品名稱(繁體中文)", "原價"],
  },
};

/**
 * Maps each header cell to its column, null for an ignored cell. Returns null when both name and code are
 * missing or a column occurs twice.
 */
export function readImportHeader(
  cells: readonly string[],
  headings?: TableColumns<ImportColumn>["headings"],
): (ImportColumn | null)[] | null {
  const header = readHeader({ columns: READ_COLUMNS, headings }, cells);
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

/**
 * Splits the names of product types in one cell at semicolons, also in full width. An export writes a backslash before
 * those of a name.
 */
const readNames = (text: string): string[] => [
  ...new Set(
    (text.match(/(?:\\[\\;]|[^;；])+/g) ?? [])
      .map((name) => name.trim().replace(/\\([\\;])/g, "$1"))
      .filter((name) => name !== ""),
  ),
];

/** Reads a number as people write it: with a currency, a comma between thousands, or in full width. */
const readNumber = (text: string): Big | null => readWrittenNumber(cleanCell(text));

const SERIAL = /^\d{5}$/;
const DAY_MS = 86_400_000;

/** Reads a day in any usual form, such as 2031-03-01, or a spreadsheet's date, which is a number of days. */
function readDay(text: string, from1904: boolean): string | null {
  const plain = cleanCell(text);
  if (SERIAL.test(plain))
    return new Date(spreadsheetDayZero(from1904) + Number(plain) * DAY_MS).toISOString().slice(0, 10);
  const read = dayReader([], () => true)(plain);
  return read === null || read === "AMBIGUOUS" || read.rest !== "" ? null : read.day;
}

/** The text of a cell that clears an optional value; an empty cell leaves it as it is. */
export const CLEARED = "none";

/** A value that a row can clear. */
type Clearable<Value> = Value | typeof CLEARED | null;

function readClearable<Value>(text: string, read: (text: string) => Value | null): Clearable<Value> {
  return text.toLowerCase() === CLEARED ? CLEARED : read(text);
}

/** The values of a row's cells: null where the text is invalid, absent where the cell is empty. */
export interface ImportValues {
  name?: string;
  code?: string;
  description?: string;
  price?: Big | null;
  stock?: Big | null;
  topPick?: boolean | null;
  state?: ProductState | null;
  /** Names of product types. */
  types?: string[];
  keywords?: string;
  lowStockLevel?: Clearable<Big>;
  maxPerOrder?: Clearable<Big>;
  maxPerCustomer?: Clearable<Big>;
  preOrderCap?: Clearable<Big>;
  /** YYYY-MM-DD. */
  preOrderDay?: Clearable<string>;
  quantityStep?: Clearable<Big>;
  /** The code or name of the product of which the row is a variant. */
  variantOf?: string;
  /** The joined values of the variant's options. */
  optionValues?: string;
}

/** Returns the values of a variant's options as one cell. */
export const optionCell = (values: readonly string[]): string => values.join("; ");

const READERS = {
  name: (name) => ({ name }),
  code: (code) => ({ code }),
  description: (description) => ({ description }),
  price: (text) => ({ price: readNumber(text) }),
  stock: (text) => ({ stock: readNumber(text) }),
  top_pick: (text) => ({ topPick: readYesNo(text) }),
  state: (text) => ({ state: readState(text) }),
  types: (text) => ({ types: readNames(text) }),
  keywords: (keywords) => ({ keywords }),
  low_stock_level: (text) => ({ lowStockLevel: readClearable(text, readNumber) }),
  max_per_order: (text) => ({ maxPerOrder: readClearable(text, readNumber) }),
  max_per_customer: (text) => ({ maxPerCustomer: readClearable(text, readNumber) }),
  pre_order_cap: (text) => ({ preOrderCap: readClearable(text, readNumber) }),
  pre_order_day: (text, from1904) => ({
    preOrderDay: readClearable(text, (day) => readDay(day, from1904)),
  }),
  quantity_step: (text) => ({ quantityStep: readClearable(text, readNumber) }),
  variant_of: (variantOf) => ({ variantOf }),
  option_values: (optionValues) => ({ optionValues }),
} satisfies Record<ImportColumn, (text: string, from1904: boolean) => ImportValues>;

/**
 * Reads a row by the header. An empty cell leaves the existing value unchanged. `from1904` is the date system of the
 * workbook.
 */
export function readImportCells(
  header: readonly (ImportColumn | null)[],
  cells: readonly string[],
  from1904 = false,
): ImportValues {
  const read = header.map((column, index) => {
    const text = cells[index]?.trim() ?? "";
    return column === null || text === "" ? {} : READERS[column](text, from1904);
  });
  return Object.assign({}, ...read);
}
