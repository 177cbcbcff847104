import { PRODUCT_CODE_PATTERN } from "@machiya/schema/domain/products/productState";
import {
  MAX_VARIANTS,
  optionsProblem,
  optionTextRules,
  type ProductOption,
  rematchVariants,
  variantMatrix,
} from "@machiya/schema/domain/products/variants";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";

/** A value of an option, with its text before the edit; null: it is new. */
export interface DraftValue {
  key: string;
  text: string;
  was: string | null;
}

/** An option, with its index before the edit; null: it is new. */
export interface DraftOption {
  key: string;
  name: string;
  was: number | null;
  values: readonly DraftValue[];
}

/** Whether a combination can be ordered, is paused, or does not exist. */
export const VARIANT_STATES = ["ON_SALE", "PAUSED", "ABSENT"] as const;
export type VariantState = (typeof VARIANT_STATES)[number];

/** The values of a variant as they were typed; the image is a URL, or a data URL of a chosen file. */
export interface VariantCells {
  code: string;
  price: string;
  stock: string;
  lowStockLevel: string;
  preOrderCap: string;
  /** YYYY-MM-DD. */
  preOrderDay: string;
  state: VariantState;
  image: string;
}

export interface LoadedVariant {
  id: string;
  version: number;
  optionValues: readonly string[];
  code: string;
  price: string;
  stock: string;
  lowStockLevel?: string | null | undefined;
  preOrderCap?: string | null | undefined;
  preOrderDay?: string | null | undefined;
  offered: boolean;
  hasOwnImage: boolean;
  imageUrl?: string | null | undefined;
}

/** A product as it was loaded. */
export interface LoadedVariants {
  price: string;
  /** Without variants, its own. */
  stock: string;
  options: readonly ProductOption[];
  variants: readonly LoadedVariant[];
}

export interface VariantsDraft {
  options: readonly DraftOption[];
  /** The changed cells by row. */
  cells: ReadonlyMap<string, Partial<VariantCells>>;
}

/** A combination of values, with the variant that it continues; null: it is new. */
export interface VariantRow {
  key: string;
  values: readonly string[];
  variant: LoadedVariant | null;
  cells: VariantCells;
}

/** More combinations than these are not shown as rows. */
const MAX_ROWS = 4 * MAX_VARIANTS;

export function draftOf({ options }: LoadedVariants): VariantsDraft {
  return {
    options: options.map(({ name, values }, was) => ({
      key: `${was}`,
      name,
      was,
      values: values.map((text) => ({ key: `${was} ${text}`, text, was: text })),
    })),
    cells: new Map(),
  };
}

/** Returns the options that have values, as the API takes them. */
const optionsOf = ({ options }: VariantsDraft): ProductOption[] =>
  options.map(({ name, values }) => ({ name: name.trim(), values: values.map(({ text }) => text.trim()) }));

/** Returns the row of each combination; null: there are too many. */
export function rowsOf(draft: VariantsDraft, loaded: LoadedVariants): VariantRow[] | null {
  const size = draft.options.reduce((product, { values }) => product * values.length, 1);
  if (draft.options.length === 0) return [];
  if (size > MAX_ROWS) return null;
  const keys = variantMatrix(draft.options.map(({ name, values }) => ({ name, values: values.map(keyOf) })));
  const rows = rematchVariants(draft.options, loaded.variants).map(({ values, variant }, index) => {
    const chosen = keys[index] ?? [];
    const key = variant?.id ?? chosen.join("|");
    return {
      key,
      values,
      variant,
      cells: { ...cellsOf(draft, loaded, chosen, variant), ...draft.cells.get(key) },
    };
  });
  return loaded.variants.length > 0 ? rows : withProductStock(rows, draft, loaded);
}

/** Gives the stock of a product without variants to the first one, where it can be distributed. */
function withProductStock(
  rows: readonly VariantRow[],
  { cells: changed }: VariantsDraft,
  { stock }: LoadedVariants,
): VariantRow[] {
  const first = rows.findIndex(({ cells }) => cells.state !== "ABSENT");
  return rows.map((row, index) =>
    index === first && changed.get(row.key)?.stock === undefined
      ? { ...row, cells: { ...row.cells, stock } }
      : row,
  );
}

const keyOf = ({ key }: DraftValue) => key;

function cellsOf(
  { options }: VariantsDraft,
  { price }: LoadedVariants,
  chosen: readonly string[],
  variant: LoadedVariant | null,
): VariantCells {
  if (variant !== null)
    return {
      code: variant.code,
      price: variant.price,
      stock: variant.stock,
      lowStockLevel: variant.lowStockLevel ?? "",
      preOrderCap: variant.preOrderCap ?? "",
      preOrderDay: variant.preOrderDay ?? "",
      state: variant.offered ? "ON_SALE" : "PAUSED",
      image: (variant.hasOwnImage && variant.imageUrl) || "",
    };
  // A combination of values that existed before was left out on purpose.
  const existed = options.every(
    ({ was, values }, index) =>
      was !== null && values.some(({ key, was: text }) => key === chosen[index] && text !== null),
  );
  return {
    code: "",
    price,
    stock: "0",
    lowStockLevel: "",
    preOrderCap: "",
    preOrderDay: "",
    image: "",
    state: existed ? "ABSENT" : "ON_SALE",
  };
}

export function withCells(draft: VariantsDraft, key: string, changed: Partial<VariantCells>): VariantsDraft {
  return { ...draft, cells: new Map(draft.cells).set(key, { ...draft.cells.get(key), ...changed }) };
}

/** Writes the same values into all rows that exist. */
export function withFilled(
  draft: VariantsDraft,
  rows: readonly VariantRow[],
  filled: Partial<VariantCells>,
): VariantsDraft {
  return rows
    .filter(({ cells }) => cells.state !== "ABSENT")
    .reduce((next, { key }) => withCells(next, key, filled), draft);
}

/** Returns the columns of a row that cannot be saved. */
export function invalidCells({
  code,
  price,
  stock,
  lowStockLevel,
  preOrderCap,
  preOrderDay,
  state,
}: VariantCells): (keyof VariantCells)[] {
  if (state === "ABSENT") return [];
  const cap = preOrderCap.trim();
  // A pre-order has both a cap and a day, or neither.
  const isCap = cap === "" ? preOrderDay === "" : isDecimalFrom(0, cap) && Number(cap) > 0;
  return [
    ...(PRODUCT_CODE_PATTERN.test(code.trim()) ? [] : (["code"] as const)),
    ...(isDecimalFrom(0, price) ? [] : (["price"] as const)),
    ...(isDecimalFrom(0, stock) ? [] : (["stock"] as const)),
    ...(lowStockLevel.trim() === "" || isDecimalFrom(0, lowStockLevel) ? [] : (["lowStockLevel"] as const)),
    ...(isCap ? [] : (["preOrderCap"] as const)),
    ...(cap === "" || preOrderDay !== "" ? [] : (["preOrderDay"] as const)),
  ];
}

/** Why the draft cannot be saved: an option's name or value is empty or repeated, or the variants are none or too many. */
export type DraftProblem = "OPTIONS" | "NO_VARIANTS" | "TOO_MANY" | "CELLS";

/** What is wrong with an option: its name, its values by their keys, and whether it has none. */
export interface OptionProblems {
  name: "EMPTY" | "REPEATED" | null;
  values: ReadonlySet<string>;
  hasNoValues: boolean;
}

export const NO_OPTION_PROBLEMS: OptionProblems = { name: null, values: new Set(), hasNoValues: false };

/** Returns what is wrong with each option of a draft, by the rules of draftProblem. */
export function optionProblems(draft: VariantsDraft): OptionProblems[] {
  const options = optionsOf(draft);
  const names = optionTextRules(options.map(({ name }) => name));
  return draft.options.map(({ values }, index) => {
    const rules = optionTextRules(options[index]?.values ?? []);
    const rule = names[index] ?? null;
    return {
      name: rule === null ? null : rule.kind === "UNIQUE" ? "REPEATED" : "EMPTY",
      values: new Set(values.filter((_value, place) => rules[place] != null).map(({ key }) => key)),
      hasNoValues: values.length === 0,
    };
  });
}

export function draftProblem(draft: VariantsDraft, rows: readonly VariantRow[] | null): DraftProblem | null {
  if (optionsProblem(optionsOf(draft)) !== null) return "OPTIONS";
  const existing = rows?.filter(({ cells }) => cells.state !== "ABSENT") ?? [];
  if (rows === null || existing.length > MAX_VARIANTS) return "TOO_MANY";
  if (draft.options.length > 0 && existing.length === 0) return "NO_VARIANTS";
  return rows.some(({ cells }) => invalidCells(cells).length > 0) ? "CELLS" : null;
}

type ClearableCells = Partial<Record<"lowStockLevel" | "preOrderCap" | "preOrderDay", string | null>>;

/** Returns the input of the mutation. Unchanged fields of existing variants are left out. */
export function variantsInput(draft: VariantsDraft, rows: readonly VariantRow[]) {
  return {
    options: optionsOf(draft),
    variants: rows
      .filter(({ cells }) => cells.state !== "ABSENT")
      .map(({ key, values, variant, cells }) => {
        const changed = variant === null ? cells : (draft.cells.get(key) ?? {});
        const { code, price, stock, state, image } = changed;
        // An emptied cell of an existing variant is sent as null; an empty one of a new variant is left out.
        const clearable = (["lowStockLevel", "preOrderCap", "preOrderDay"] as const).flatMap((column) => {
          const text = changed[column]?.trim();
          const isSent = text !== undefined && (variant !== null || text !== "");
          return isSent ? [[column, text || null] as const] : [];
        });
        return {
          ...(variant && { id: variant.id, version: variant.version }),
          values: values.map((text) => text.trim()),
          ...(code !== undefined && { code: code.trim() }),
          ...(price !== undefined && { price: price.trim() }),
          ...(stock !== undefined && stock.trim() !== variant?.stock && { stock: stock.trim() }),
          ...(Object.fromEntries(clearable) as ClearableCells),
          ...(state !== undefined && { offered: state === "ON_SALE" }),
          ...(image !== undefined && (variant !== null || image !== "") && { image: image || null }),
        };
      }),
  };
}
