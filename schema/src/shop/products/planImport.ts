import type { Product } from "@machiya/prisma/client";
import { z } from "zod";
import type { ErrorCode, ErrorParams } from "../../domain/errors.ts";
import { brokenRule } from "../../domain/fieldRule.ts";
import { amountProblem, type Currency } from "../../domain/minorUnits.ts";
import {
  CLEARED,
  type ImportColumn,
  optionCell,
  readImportCells,
} from "../../domain/products/productImport.ts";
import { isOnSale } from "../../domain/products/productState.ts";
import { namesBetweenCommas } from "../../domain/products/tableFile.ts";
import { UNDECODABLE } from "../../domain/tables/decodeText.ts";
import { changedColumns } from "../../writes/batchUpdate.ts";
import { productColumns } from "./productDetails.ts";

export type ImportRowAction = "CREATE" | "UPDATE" | "UNCHANGED" | "REFUSED";

export interface ImportProblem {
  column: ImportColumn;
  code: Extract<ErrorCode, "INVALID_INPUT" | "NOT_FOUND" | "ALREADY_EXISTS">;
  params: ErrorParams;
}

/** A product that a row may match, with its types. */
export type ExistingProduct = Product & { types: { productTypeId: number }[] };

export interface PlannedRow {
  /** The row number in a spreadsheet, where the header is row 1. */
  row: number;
  action: ImportRowAction;
  /** The matching product; null for a new one. */
  product: ExistingProduct | null;
  name: string;
  code: string;
  problems: ImportProblem[];
  changes: ImportColumn[];
  /** The column values that the row sets. */
  columns: ImportedColumns;
  /** The product types that the row names; absent when it names none. */
  typeIds?: number[];
}

/** The columns that a row can clear. */
const CLEARABLE = [
  "lowStockLevel",
  "maxPerOrder",
  "maxPerCustomer",
  "preOrderCap",
  "preOrderDay",
  "quantityStep",
] as const;

type Parsed<Name extends keyof typeof productColumns> = ReturnType<(typeof productColumns)[Name]["parse"]>;

type ImportedColumns = {
  [Name in keyof typeof productColumns]?:
    | Parsed<Name>
    | (Name extends (typeof CLEARABLE)[number] ? null : never);
} & { offered?: boolean };

/** The file header of each product column. */
const HEADERS = {
  name: "name",
  code: "code",
  description: "description",
  price: "price",
  stock: "stock",
  topPick: "top_pick",
  state: "state",
  keywords: "keywords",
  lowStockLevel: "low_stock_level",
  maxPerOrder: "max_per_order",
  maxPerCustomer: "max_per_customer",
  preOrderCap: "pre_order_cap",
  preOrderDay: "pre_order_day",
  quantityStep: "quantity_step",
} as const satisfies Record<keyof typeof productColumns, ImportColumn>;

/** What the row of a variant can change. */
const COLUMN_OF_VARIANT = {
  code: "code",
  price: "price",
  stock: "stock",
  state: "offered",
  low_stock_level: "lowStockLevel",
  pre_order_cap: "preOrderCap",
  pre_order_day: "preOrderDay",
} as const satisfies Partial<Record<ImportColumn, string>>;
const VARIANT_READS = Object.keys(COLUMN_OF_VARIANT) as (keyof typeof COLUMN_OF_VARIANT)[];

type Column = keyof typeof HEADERS;
const COLUMNS = Object.keys(HEADERS) as Column[];

/** The columns that a product with variants does not have. */
const PER_VARIANT = ["price", "stock", "lowStockLevel", "preOrderCap", "preOrderDay"] as const;

export interface Stock {
  byCode: ReadonlyMap<string, readonly ExistingProduct[]>;
  byName: ReadonlyMap<string, readonly ExistingProduct[]>;
  /** Product types by name, the oldest first. */
  types: ReadonlyMap<string, readonly { id: number }[]>;
  /** Variants by the IDs of their products. */
  variants: ReadonlyMap<number, readonly ExistingProduct[]>;
  /** The store's currency; null for none. */
  currency: Currency | null;
}

/** Plans what each row of a file would do with the existing products. */
export function planImport(
  header: readonly (ImportColumn | null)[],
  rows: readonly (readonly string[])[],
  stock: Stock,
  from1904 = false,
): PlannedRow[] {
  const meant = new Set<string>();
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const read = readRow(header, cells, from1904, stock.currency);
    const plan = read.values.variantOf === undefined ? planRow : planVariant;
    return [plan(read, index + 2, stock, meant)];
  });
}

/** Validates the cells of a row by the product rules; an invalid cell becomes a problem of its column. */
function readRow(
  header: readonly (ImportColumn | null)[],
  cells: readonly string[],
  from1904: boolean,
  currency: Currency | null,
) {
  const { types, ...values } = readImportCells(header, cells, from1904);
  const problems: ImportProblem[] = [];
  for (const [index, column] of header.entries()) {
    if (column !== null && cells[index]?.includes(UNDECODABLE))
      problems.push(problem(column, "INVALID_INPUT", { rule: { kind: "READABLE" } }));
  }
  const columns: Record<string, unknown> = {};
  for (const column of COLUMNS) {
    if (values[column] === undefined) continue;
    if (CLEARABLE.some((one) => one === column) && values[column] === CLEARED) {
      columns[column] = null;
      continue;
    }
    const parsed = productColumns[column].safeParse(values[column]);
    if (parsed.success) columns[column] = parsed.data;
    else
      problems.push(problem(HEADERS[column], "INVALID_INPUT", { rule: ruleOfColumn(column, parsed.error) }));
  }
  const { price } = columns as ImportedColumns;
  const rule = price === undefined ? null : amountProblem(currency, price);
  if (rule !== null) problems.push(problem("price", "INVALID_INPUT", { rule }));
  return { values, types, columns: columns as ImportedColumns, problems };
}

function ruleOfColumn(
  column: Column,
  { issues: [issue = { path: [] }] }: { issues: { path: PropertyKey[] }[] },
) {
  return brokenRule(z.toJSONSchema(productColumns[column], { io: "input", unrepresentable: "any" }), issue);
}

function problem(column: ImportColumn, code: ImportProblem["code"], params: ErrorParams = {}): ImportProblem {
  return { column, code, params: { field: column, ...params } };
}

function planRow(
  { values, types: written, columns, problems }: ReturnType<typeof readRow>,
  row: number,
  stock: Stock,
  meant: Set<string>,
): PlannedRow {
  const types = written?.flatMap((text) => namesBetweenCommas(text, (name) => stock.types.has(name)));
  const by = values.code === undefined ? "name" : "code";
  const key = values[by] ?? "";
  const candidates = (by === "code" ? stock.byCode : stock.byName).get(key) ?? [];
  const product = candidates.length === 1 ? (candidates[0] ?? null) : null;
  // Several products with this code or name, or several rows that match one product, are ambiguous.
  const identity = product === null ? `${by}:${key}` : `id:${product.id}`;
  if (key !== "" && (candidates.length > 1 || meant.has(identity)))
    problems.push(problem(by, "ALREADY_EXISTS", { what: "Product" }));
  meant.add(identity);

  const typeIds = types?.flatMap((name) => meantTypes(product, stock.types.get(name) ?? []));
  if (types?.some((name) => !stock.types.has(name)))
    problems.push(problem("types", "NOT_FOUND", { what: "ProductType" }));
  if (product === null && candidates.length === 0) {
    for (const column of ["name", "price"] as const) {
      if (values[column] === undefined)
        problems.push(problem(column, "INVALID_INPUT", { rule: { kind: "REQUIRED" } }));
    }
  }
  const changed: ImportedColumns = product === null ? {} : changedColumns(product, columns);
  for (const column of PER_VARIANT) {
    if (product?.hasVariants && changed[column] !== undefined)
      problems.push(problem(HEADERS[column], "INVALID_INPUT", { rule: { kind: "PER_VARIANT" } }));
  }
  const changes: ImportColumn[] = COLUMNS.filter((column) => column in changed).map(
    (column) => HEADERS[column],
  );
  if (product !== null && typeIds !== undefined && !sameShelves(product, typeIds)) changes.push("types");
  return {
    row,
    action: actionOf(product, problems, changes),
    product,
    name: values.name ?? product?.name ?? "",
    code: values.code ?? product?.code ?? "",
    problems,
    changes: problems.length > 0 ? [] : changes,
    columns,
    ...(typeIds !== undefined && { typeIds }),
  };
}

/** Plans the row of a variant, which must exist. Only the columns of COLUMN_OF_VARIANT are read. */
function planVariant(
  { values, columns: read, problems: all }: ReturnType<typeof readRow>,
  row: number,
  stock: Stock,
  meant: Set<string>,
): PlannedRow {
  const { variantOf = "", optionValues = "" } = values;
  const { code, price, stock: count, state, lowStockLevel, preOrderCap, preOrderDay } = read;
  const problems = all.filter(({ column }) => column in COLUMN_OF_VARIANT);
  const parents = stock.byCode.get(variantOf) ?? stock.byName.get(variantOf) ?? [];
  const variants = parents.length === 1 ? stock.variants.get(parents[0]?.id ?? 0) : undefined;
  const product = variants?.find((variant) => optionCell(variant.optionValues) === optionValues) ?? null;
  if (parents.length > 1) problems.push(problem("variant_of", "ALREADY_EXISTS", { what: "Product" }));
  else if (parents.length === 0) problems.push(problem("variant_of", "NOT_FOUND", { what: "Product" }));
  else if (product === null) problems.push(problem("option_values", "NOT_FOUND", { what: "Product" }));
  if (product !== null && meant.has(`id:${product.id}`))
    problems.push(problem("option_values", "ALREADY_EXISTS", { what: "Product" }));
  if (product !== null) meant.add(`id:${product.id}`);
  const columns = {
    code,
    price,
    stock: count,
    lowStockLevel,
    preOrderCap,
    preOrderDay,
    ...(state && { offered: isOnSale(state) }),
  };
  const changed = product === null ? {} : changedColumns(product, columns);
  const changes = VARIANT_READS.filter((column) => COLUMN_OF_VARIANT[column] in changed);
  return {
    row,
    action: problems.length > 0 ? "REFUSED" : actionOf(product, problems, changes),
    product,
    name: product?.name ?? values.name ?? "",
    code: values.code ?? product?.code ?? "",
    problems,
    changes: problems.length > 0 ? [] : changes,
    columns: changed,
  };
}

/**
 * Returns which of several product types with one name is meant: those that the product has, or else the oldest one.
 */
function meantTypes(product: ExistingProduct | null, named: readonly { id: number }[]): number[] {
  const ids = named.map(({ id }) => id);
  const present = ids.filter((id) => product?.types.some(({ productTypeId }) => productTypeId === id));
  return present.length > 0 ? present : ids.slice(0, 1);
}

function sameShelves({ types }: ExistingProduct, typeIds: readonly number[]): boolean {
  return (
    types.length === typeIds.length && types.every(({ productTypeId }) => typeIds.includes(productTypeId))
  );
}

function actionOf(
  product: ExistingProduct | null,
  problems: readonly ImportProblem[],
  changes: readonly ImportColumn[],
): ImportRowAction {
  if (problems.length > 0) return "REFUSED";
  if (product === null) return "CREATE";
  return changes.length > 0 ? "UPDATE" : "UNCHANGED";
}
