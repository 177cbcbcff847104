import DataLoader from "dataloader";
import type { Context } from "../context.ts";

/**
 * Asks for what the rows of one answer want to know with one question for all of them, for what Prisma cannot select with the rows.
 * Nothing is remembered: a later answer asks anew. Undefined: the answer says nothing of that key.
 */
export function requestLoader<Key, Value>(
  ask: (context: Context, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (context: Context, key: Key) => Promise<Value | undefined> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value | undefined>>();
  return (context, key) => {
    let loader = loaders.get(context);
    if (loader === undefined) {
      const answers = async (keys: readonly Key[]) => {
        const known = await ask(context, [...new Set(keys)]);
        return keys.map((one) => known.get(one));
      };
      loader = new DataLoader(answers, { cache: false });
      loaders.set(context, loader);
    }
    return loader.load(key);
  };
}
