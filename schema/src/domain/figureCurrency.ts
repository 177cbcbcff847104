/** Something with an amount in the currency of an order; null: the store had none, and amounts have "$". */
export interface InCurrency {
  currency: string | null;
}

/** What a store's figures add up, and what they leave out, by currency. */
export interface DividedByCurrency<Row> {
  /** The store's present currency; null for none. */
  currency: string | null;
  /** The rows in the store's present currency. */
  counted: Row[];
  /** The other rows by their currency, in the order of the codes; those without a currency are the last. */
  others: [currency: string | null, rows: Row[]][];
}

/**
 * Divides rows into those that a store's figures add up and the others. A figure is in the store's present currency and
 * contains only amounts of that currency, because amounts are never converted. An order without a currency is one of
 * another currency than an order with one: nothing says what its "$" was.
 */
export function divideByCurrency<Row extends InCurrency>(
  rows: readonly Row[],
  currency: string | null,
): DividedByCurrency<Row> {
  const groups = Map.groupBy(rows, (row) => row.currency);
  const counted = groups.get(currency) ?? [];
  groups.delete(currency);
  const others = [...groups].toSorted(([a], [b]) => byCurrency(a, b));
  return { currency, counted, others };
}

/** Compares currencies by their codes; none is the last. */
export const byCurrency = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || String(a).localeCompare(String(b));

/** Returns how a currency is stored where null cannot be a part of a key. */
export const currencyKey = (currency: string | null): string => currency ?? "";

/** Returns the currency that is stored as this key. */
export const currencyOfKey = (key: string): string | null => (key === "" ? null : key);
