import DataLoader from "dataloader";
import type { Context } from "../context.ts";

/**
 * Batches lookups of one request into one query, for values that Prisma cannot select with the rows. Results
 * are not cached. Undefined: the query has no value for that key.
 */
export function requestLoader<Key, Value>(
  fetchValues: (context: Context, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (context: Context, key: Key) => Promise<Value | undefined> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value | undefined>>();
  return (context, key) => {
    let loader = loaders.get(context);
    if (loader === undefined) {
      const batch = async (keys: readonly Key[]) => {
        const values = await fetchValues(context, [...new Set(keys)]);
        return keys.map((one) => values.get(one));
      };
      loader = new DataLoader(batch, { cache: false });
      loaders.set(context, loader);
    }
    return loader.load(key);
  };
}
