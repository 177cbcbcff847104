import { priceWithPercent } from "@machiya/schema/domain/products/pricePercent";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { plainText } from "@machiya/schema/domain/typedText";
import type { ProductState } from "../../__generated__/useProductGridQuery.graphql.ts";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";

/** The columns of the grid, in the order in which a spreadsheet is pasted. */
export const GRID_COLUMNS = ["name", "price", "stock", "state", "types"] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** A product as the cells show it; the types are their names, separated by commas. */
export type GridCells = Record<GridColumn, string>;

export interface GridProduct {
  id: string;
  version: number;
  /** The variants of the product have the price and the stock. */
  hasVariants: boolean;
  /** Its types by name. */
  types: ReadonlyMap<string, string>;
  cells: GridCells;
}

/** The changed cells by product. */
export type GridDraft = ReadonlyMap<string, Partial<GridCells>>;

/** What the cells of states and types accept. */
export interface GridTerms {
  /** The label of each state in the user's language. */
  states: Readonly<Record<string, string>>;
  /** The types by name. */
  types: ReadonlyMap<string, string>;
}

/** Returns whether a cell cannot be changed, because the variants of the product have these values. */
export const isLocked = ({ hasVariants }: Pick<GridProduct, "hasVariants">, column: GridColumn): boolean =>
  hasVariants && (column === "price" || column === "stock");

/** Returns the cells with the user's changes. */
export function cellsOf({ id, cells }: GridProduct, draft: GridDraft): GridCells {
  return { ...cells, ...draft.get(id) };
}

/** Writes a cell; one with its original value is not a change. */
export function withCell(
  draft: GridDraft,
  { id, hasVariants, cells }: GridProduct,
  column: GridColumn,
  value: string,
): GridDraft {
  if (isLocked({ hasVariants }, column)) return draft;
  const { [column]: _, ...rest } = draft.get(id) ?? {};
  const changed = value === cells[column] ? rest : { ...rest, [column]: value };
  const next = new Map(draft);
  if (Object.keys(changed).length === 0) next.delete(id);
  else next.set(id, changed);
  return next;
}

const linesOf = (text: string): string[] => text.replace(/\r?\n$/, "").split(/\r?\n/);

/** Returns the number of rows of a copied range of a spreadsheet. */
export const pastedRows = (text: string): number => linesOf(text).length;

/**
 * Writes the cells of a copied range of a spreadsheet, from this cell on to the right and downward. Cells beyond
 * the edges are left out; states are accepted as they are shown.
 */
export function pasted(
  draft: GridDraft,
  products: readonly GridProduct[],
  { row, column }: { row: number; column: GridColumn },
  text: string,
  terms: GridTerms,
): GridDraft {
  const start = GRID_COLUMNS.indexOf(column);
  let next = draft;
  for (const [down, line] of linesOf(text).entries()) {
    const product = products[row + down];
    if (product === undefined) continue;
    for (const [right, written] of line.split("\t").entries()) {
      const target = GRID_COLUMNS[start + right];
      if (target !== undefined)
        next = withCell(next, product, target, readCell(target, written.trim(), terms));
    }
  }
  return next;
}

function readCell(column: GridColumn, text: string, { states }: GridTerms): string {
  // Spreadsheets copy prices as they show them.
  if (column === "price" || column === "stock") return plainText(text).replace(/[^\d.-]/g, "");
  if (column === "state") return PRODUCT_STATES.find((state) => states[state] === text) ?? text;
  return text;
}

/** Changes the prices of these products by a percentage. */
export function withPercent(draft: GridDraft, products: readonly GridProduct[], percent: string): GridDraft {
  return products.reduce((next, product) => {
    const { price } = cellsOf(product, next);
    return isDecimalFrom(0, price)
      ? withCell(next, product, "price", priceWithPercent(price, percent).toFixed())
      : next;
  }, draft);
}

/** Returns whether a cell can be saved. The values that the product has already are not checked again. */
export function isValidCell(
  product: GridProduct,
  column: GridColumn,
  draft: GridDraft,
  terms: GridTerms,
): boolean {
  const value = draft.get(product.id)?.[column];
  if (value === undefined) return true;
  switch (column) {
    case "name":
      return value.trim() !== "" && value.length <= 200;
    case "price":
    case "stock":
      return isDecimalFrom(0, value);
    case "state":
      return PRODUCT_STATES.some((state) => state === value);
    case "types":
      return readTypes(value, product, terms) !== null;
  }
}

/** Splits a text at its commas, which are parts of their own. */
const partsOf = (text: string): string[] => text.split(/([,，、])/);

/**
 * Returns the IDs of the types that a text names, separated by commas; null when it names an unknown one. A name may
 * contain commas itself, so that the longest known name counts.
 */
function readTypes(text: string, { types: own }: GridProduct, { types }: GridTerms): string[] | null {
  const known = new Map([...types, ...own]);
  const parts = partsOf(text);
  const longest = Math.max(1, ...[...known.keys()].map((name) => partsOf(name).length));
  const ids: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = Math.min(parts.length, start + longest);
    let id: string | undefined;
    for (; end > start; end -= 2) {
      id = known.get(parts.slice(start, end).join("").trim());
      if (id !== undefined) break;
    }
    if (id !== undefined) ids.push(id);
    else if (parts[start]?.trim() !== "") return null;
    start = Math.max(end, start + 1) + 1;
  }
  return ids;
}

/** Returns the changes as the mutation takes them. */
export function changesOf(products: readonly GridProduct[], draft: GridDraft, terms: GridTerms) {
  return products.flatMap((product) => {
    const { id, version } = product;
    const changed = draft.get(id);
    if (changed === undefined) return [];
    const { name, price, stock, state, types: names } = changed;
    const before = [...product.types.values()];
    const after = (names === undefined ? null : readTypes(names, product, terms)) ?? before;
    return [
      {
        id,
        version,
        details: {
          ...(name !== undefined && { name: name.trim() }),
          ...(price !== undefined && { price }),
          ...(stock !== undefined && { stock }),
          ...(state !== undefined && { state: state as ProductState }),
        },
        addTypeIds: after.filter((type) => !before.includes(type)),
        removeTypeIds: before.filter((type) => !after.includes(type)),
      },
    ];
  });
}
