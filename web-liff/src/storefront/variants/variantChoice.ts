import { isSoldOut, type Orderable } from "@machiya/schema/domain/products/preOrder";

/** The value chosen of each option; null: none yet. */
export type Choice = readonly (string | null)[];

interface Variant extends Orderable {
  optionValues: readonly string[];
}

const matches = (choice: Choice, { optionValues }: Variant) =>
  choice.every((value, index) => value === null || value === optionValues[index]);

/**
 * Returns the choice with which the page opens: values that all variants share, and those of the only variant that
 * can be ordered.
 */
export function firstChoice(
  options: readonly { values: readonly string[] }[],
  variants: readonly Variant[],
): Choice {
  const offered = variants.filter((variant) => !isSoldOut(variant));
  const [only, ...others] = offered.length > 0 ? offered : variants;
  return options.map((_option, index) => {
    const value = only?.optionValues[index] ?? null;
    return others.every(({ optionValues }) => optionValues[index] === value) ? value : null;
  });
}

/** Returns the choice after a value was chosen. Values that do not exist together with it are dropped. */
export function chooseValue(
  variants: readonly Variant[],
  chosen: Choice,
  option: number,
  value: string,
): Choice {
  const next = chosen.with(option, value);
  if (variants.some((variant) => matches(next, variant))) return next;
  return chosen.map((_value, index) => (index === option ? value : null));
}

/** Returns the variant that is chosen; null until each option has a value. */
export function findVariant<Found extends Variant>(variants: readonly Found[], chosen: Choice): Found | null {
  if (chosen.length === 0 || chosen.includes(null)) return null;
  return variants.find((variant) => matches(chosen, variant)) ?? null;
}
