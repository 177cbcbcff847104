import type { FieldRule } from "../fieldRule.ts";
import { type Big, type DecimalLike, decimal } from "../money.ts";
import { plainText } from "../typedText.ts";
import { isPreOrder, type Orderable } from "./preOrder.ts";

/** An option of a product, such as the color, with its values in their order. */
export interface ProductOption {
  name: string;
  values: readonly string[];
}

/** Limits of the options and variants of one product. */
export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 100;
/** Maximum length of an option's name and of its values. */
export const MAX_OPTION_LENGTH = 50;

/** Returns all combinations of the options' values; the last option changes fastest. */
export function variantMatrix(options: readonly ProductOption[]): string[][] {
  if (options.length === 0) return [];
  return options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/** Returns the name of a variant as orders and messages show it. A trigger of the database does the same. */
export function variantName(productName: string, values: readonly string[]): string {
  return `${productName} – ${values.join(" / ")}`;
}

/** Returns variants in the order of the matrix, whose first one is the default variant. */
export function sortVariants<Variant extends { optionValues: readonly string[] }>(
  options: readonly ProductOption[],
  variants: readonly Variant[],
): Variant[] {
  const places = options.map(({ values }) => new Map(values.map((value, place) => [value, place])));
  const keyOf = ({ optionValues }: Variant) =>
    optionValues.map((value, index) => places[index]?.get(value) ?? MAX_VARIANTS);
  return variants
    .map((variant) => ({ variant, key: keyOf(variant) }))
    .sort((a, b) => a.key.map((place, index) => place - (b.key[index] ?? 0)).find((by) => by !== 0) ?? 0)
    .map(({ variant }) => variant);
}

/**
 * Returns the stocks of the variants that a product without variants gets. Its own stock would be lost with it, so the
 * first variant takes it, unless the stock of one of them is stated.
 */
export function firstVariantStocks<Stock>(
  own: Stock,
  stated: readonly (Stock | undefined)[],
): (Stock | undefined)[] {
  if (stated.some((stock) => stock !== undefined)) return [...stated];
  return stated.map((stock, index) => (index === 0 ? own : stock));
}

/** What is wrong with options or variants: the field, its path below the input, and its rule. */
export interface VariantProblem {
  field: string;
  path: readonly (string | number)[];
  rule: FieldRule;
}

/** Width and case make no difference, so that "M" and "m" are not two sizes. */
const comparable = (text: string) => plainText(text).toLowerCase();

const TEXT = { kind: "TEXT", min: 1, max: MAX_OPTION_LENGTH } as const satisfies FieldRule;
const isText = (text: string) => text.trim() === text && text.length >= 1 && text.length <= TEXT.max;

/** Returns the first index whose text occurs before it; -1 when all differ. */
function repetition(texts: readonly string[]): number {
  const seen = new Set<string>();
  return texts.map(comparable).findIndex((text) => seen.size === seen.add(text).size);
}

/** Returns the rule that each of the texts breaks as a name or a value of an option; null: none. */
export function optionTextRules(texts: readonly string[]): (FieldRule | null)[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    if (!isText(text)) return TEXT;
    return seen.size === seen.add(comparable(text)).size ? { kind: "UNIQUE" } : null;
  });
}

function textsProblem(
  field: string,
  texts: readonly string[],
  pathOf: (index: number) => VariantProblem["path"],
): VariantProblem | null {
  const rules = optionTextRules(texts);
  const wrong = rules.indexOf(TEXT);
  const index = wrong === -1 ? rules.findIndex((rule) => rule !== null) : wrong;
  const rule = rules[index];
  return rule ? { field, path: pathOf(index), rule } : null;
}

/** Returns the first problem of a product's options; null: they are valid. No options are valid, too. */
export function optionsProblem(options: readonly ProductOption[]): VariantProblem | null {
  if (options.length > MAX_OPTIONS)
    return { field: "options", path: ["options"], rule: { kind: "LIST", min: 0, max: MAX_OPTIONS } };
  const ofNames = textsProblem(
    "name",
    options.map(({ name }) => name),
    (index) => ["options", index, "name"],
  );
  if (ofNames !== null) return ofNames;
  for (const [index, { values }] of options.entries()) {
    const path = ["options", index, "values"];
    if (values.length < 1 || values.length > MAX_VARIANTS)
      return { field: "values", path, rule: { kind: "LIST", min: 1, max: MAX_VARIANTS } };
    const ofValues = textsProblem("values", values, (place) => [...path, place]);
    if (ofValues !== null) return ofValues;
  }
  return null;
}

/**
 * Returns the first problem of a product's options and the combinations of their values; null: they are valid.
 * Combinations may be missing, but not all of them.
 */
export function variantsProblem(
  options: readonly ProductOption[],
  variants: readonly (readonly string[])[],
): VariantProblem | null {
  const ofOptions = optionsProblem(options);
  if (ofOptions !== null) return ofOptions;
  const [min, max] = options.length === 0 ? [0, 0] : [1, MAX_VARIANTS];
  if (variants.length < min || variants.length > max)
    return { field: "variants", path: ["variants"], rule: { kind: "LIST", min, max } };
  for (const [index, values] of variants.entries()) {
    const path = ["variants", index, "values"];
    if (values.length !== options.length)
      return { field: "values", path, rule: { kind: "SAME_LENGTH", fields: ["options"] } };
    const wrong = options.findIndex((option, place) => !option.values.includes(values[place] ?? ""));
    if (wrong !== -1)
      return {
        field: "values",
        path: [...path, wrong],
        rule: { kind: "CHOICE", choices: [...(options[wrong]?.values ?? [])] },
      };
  }
  const repeated = repetition(variants.map((values) => JSON.stringify(values)));
  if (repeated === -1) return null;
  return { field: "values", path: ["variants", repeated, "values"], rule: { kind: "UNIQUE" } };
}

/** What a card shows of a product with variants. */
export interface VariantSummary {
  /** The lowest price of a variant. */
  lowestPrice: Big;
  /** Whether variants have different prices. */
  hasPrices: boolean;
  /** The sum of the stocks. */
  stock: Big;
}

/** Sums up the variants that can be ordered; null when there are none. */
export function variantSummary(
  variants: readonly { price: DecimalLike; stock: DecimalLike }[],
): VariantSummary | null {
  const [first, ...others] = variants.map(({ price }) => decimal(price));
  if (first === undefined) return null;
  return {
    lowestPrice: others.reduce((lowest, price) => (price.lt(lowest) ? price : lowest), first),
    hasPrices: others.some((price) => !price.eq(first)),
    stock: variants.reduce((sum, { stock }) => sum.plus(decimal(stock)), decimal(0)),
  };
}

/** Whether a value can be chosen: a variant with it is in stock, can be pre-ordered, all are sold out, or there is none. */
export type ChoiceState = "AVAILABLE" | "PRE_ORDER" | "SOLD_OUT" | "MISSING";

/**
 * Returns the state of an option's value beside the values chosen of the other options; null: none is chosen
 * there yet.
 */
export function choiceState(
  variants: readonly (Orderable & { optionValues: readonly string[] })[],
  chosen: readonly (string | null)[],
  option: number,
  value: string,
): ChoiceState {
  const wanted = chosen.with(option, value);
  const found = variants.filter(({ optionValues }) =>
    wanted.every((text, index) => text === null || optionValues[index] === text),
  );
  if (found.length === 0) return "MISSING";
  if (found.some(({ stock }) => decimal(stock).gt(0))) return "AVAILABLE";
  return found.some(isPreOrder) ? "PRE_ORDER" : "SOLD_OUT";
}

/** An option while staff edit it, with where its name and values come from. */
export interface EditedOption {
  name: string;
  /** The index of the option before the edit; null: it is new. */
  was: number | null;
  /** The values, with their texts before the edit; null: it is new. */
  values: readonly { text: string; was: string | null }[];
}

/**
 * Returns the combinations of edited options with the existing variant that each of them continues; null: it is
 * new. Renaming keeps all variants, a new option gives its first value to the existing variants, and removing an
 * option keeps the first variant of those that become equal.
 */
export function rematchVariants<Variant extends { optionValues: readonly string[] }>(
  options: readonly EditedOption[],
  variants: readonly Variant[],
): { values: string[]; variant: Variant | null }[] {
  const taken = new Set<Variant>();
  const matrix = variantMatrix(
    options.map(({ name, values }) => ({ name, values: values.map((_value, index) => String(index)) })),
  );
  return matrix.map((places) => {
    const chosen = places.map((place, index) => options[index]?.values[Number(place)]);
    const continues = ({ optionValues }: Variant) =>
      options.every(({ was }, index) =>
        was === null ? places[index] === "0" : chosen[index]?.was === optionValues[was],
      );
    const variant = variants.find((one) => !taken.has(one) && continues(one)) ?? null;
    if (variant !== null) taken.add(variant);
    return { values: chosen.map((value) => value?.text ?? ""), variant };
  });
}
