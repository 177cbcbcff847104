import { readChoice, readNumbers } from "./searchParams.ts";

/** One search parameter of a list's URL: how it is parsed, and what it adds to the list's GraphQL filter. */
export interface FilterField<Value extends string, Input extends object> {
  /**
   * Returns the accepted value of the trimmed text; empty when the filter is not set or the value is invalid.
   */
  read(text: string): Value | "";
  /**
   * Returns the part of the GraphQL filter. Parts with the same key, such as both ends of a date range, are
   * merged.
   */
  toInput(value: Value): Input;
}

/** All filters of a list by search parameter name. */
export type ListFilters = Readonly<Record<string, FilterField<string, object>>>;

/** The values of a list's filters in the URL; empty where none is set. */
export type FilterValues<Fields extends ListFilters> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]["read"]>;
};

type Intersection<Union> = (Union extends object ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;

/** The GraphQL filter that a list's filters produce. */
export type FilterInput<Fields extends ListFilters> = Intersection<
  { [Name in keyof Fields]: Partial<ReturnType<Fields[Name]["toInput"]>> }[keyof Fields]
>;

/** Creates a filter that accepts any text. */
export function textFilter<Input extends object>(
  toInput: (text: string) => Input,
): FilterField<string, Input> {
  return { read: (text) => text, toInput };
}

/** Creates a filter that accepts one of the given values. */
export function choiceFilter<Value extends string, Input extends object>(
  values: readonly Value[],
  toInput: (value: Value) => Input,
): FilterField<Value, Input> {
  return { read: (text) => readChoice(values, text), toInput };
}

/** Creates a filter that accepts one or several record numbers. */
export function numbersFilter<Input extends object>(
  toInput: (numbers: number[]) => Input,
): FilterField<string, Partial<Input>> {
  return {
    read: (text) => text,
    toInput: (text) => {
      const numbers = readNumbers(text);
      return numbers.length === 0 ? {} : toInput(numbers);
    },
  };
}

/** Reads a list's filters from the URL; an invalid value counts as not set. */
export function readFilters<Fields extends ListFilters>(
  fields: Fields,
  search: URLSearchParams,
): FilterValues<Fields> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.read(search.get(name)?.trim() ?? ""),
  ]);
  return Object.fromEntries(values);
}

/** Returns the GraphQL filter of a list at this URL. */
export function filterInput<Fields extends ListFilters>(
  fields: Fields,
  search: URLSearchParams,
): FilterInput<Fields> {
  return toFilterInput(fields, readFilters(fields, search));
}

/** Returns the GraphQL filter for these values. */
export function toFilterInput<Fields extends ListFilters>(
  fields: Fields,
  values: FilterValues<Fields>,
): FilterInput<Fields> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] ?? "";
    if (value === "") continue;
    for (const [key, part] of Object.entries(field.toInput(value))) {
      input[key] = isPlainObject(part) && isPlainObject(input[key]) ? { ...input[key], ...part } : part;
    }
  }
  return input as FilterInput<Fields>;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the search parameters of these filters only, without the page and without the open record. */
export function pickFilters(fields: ListFilters, search: URLSearchParams): URLSearchParams {
  const names = Object.keys(fields).filter((name) => search.get(name)?.trim());
  return new URLSearchParams(names.map((name) => [name, search.get(name)?.trim() ?? ""]));
}
