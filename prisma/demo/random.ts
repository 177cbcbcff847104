/** Deterministic pseudorandom numbers. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from `least` to `most`, both inclusive. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns `count` distinct items, or all when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** Returns a key of the table with a probability proportional to its weight. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key;
}

/** Hashes a name with FNV-1a, which is sufficient for similar names. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * Creates a separate generator (mulberry32) for each name, so that one more customer does not change the
 * orders of another.
 */
export function createRandom(name: string): Random {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const sample = <Item>(items: readonly Item[], count: number) => {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(integer(0, left.length - 1), 1));
    return taken;
  };
  return {
    next,
    integer,
    sample,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const [item] = sample(items, 1);
      if (item === undefined) throw new RangeError("The list to pick from is empty");
      return item;
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new RangeError("The weights are empty");
    },
  };
}
