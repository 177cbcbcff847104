/** Something with an amount in the currency of an order; null: the store had none, and amounts have "$". */
export interface InCurrency {
  currency: string | null;
}

/** The currencies of a store. */
export interface StoreCurrencies {
  /** The present one; null for none. */
  currency: string | null;
  /** The first that it chose; null while it has chosen none. */
  firstCurrency: string | null;
}

/** What a store's figures add up, and what they leave out, by currency. */
export interface DividedByCurrency<Row> {
  /** The rows in the currency of the figures. */
  counted: Row[];
  /** The other rows by their currency, in the order of the codes; those without a currency are the last. */
  others: [currency: string | null, rows: Row[]][];
}

/**
 * Returns the currency that an amount counts in. One without a currency ("$") counts in the first that the store chose:
 * a shop that names its currency after its first orders has not changed it.
 */
export const namedCurrency = (
  currency: string | null,
  { firstCurrency }: Pick<StoreCurrencies, "firstCurrency">,
): string | null => currency ?? firstCurrency;

/**
 * Divides rows into those that a store's figures add up and the others. A figure is in the store's present currency and
 * contains only amounts of that currency, because amounts are never converted.
 */
export function divideByCurrency<Row extends InCurrency>(
  rows: readonly Row[],
  store: StoreCurrencies,
): DividedByCurrency<Row> {
  const groups = Map.groupBy(rows, (row) => namedCurrency(row.currency, store));
  const present = namedCurrency(store.currency, store);
  const counted = groups.get(present) ?? [];
  groups.delete(present);
  const others = [...groups].toSorted(([a], [b]) => byCurrency(a, b));
  return { counted, others };
}

/** Returns the keys under which amounts in the currency of a store's figures are stored. */
export function countedKeys(store: StoreCurrencies): string[] {
  const present = namedCurrency(store.currency, store);
  return present !== null && present === store.firstCurrency
    ? [present, currencyKey(null)]
    : [currencyKey(present)];
}

/** Compares currencies by their codes; none is the last. */
export const byCurrency = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || String(a).localeCompare(String(b));

/** Returns how a currency is stored where null cannot be a part of a key. */
export const currencyKey = (currency: string | null): string => currency ?? "";

/** Returns the currency that is stored as this key. */
export const currencyOfKey = (key: string): string | null => (key === "" ? null : key);
