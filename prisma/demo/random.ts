/** Numbers that look like chance and are the same every time. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, or all of them when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** A key of the table, as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key;
}

/** FNV-1a, which spreads similar names well enough. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * A generator of its own for every name (mulberry32), so that one more customer
 * does not change what somebody else has ordered.
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
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new RangeError("No weights");
    },
  };
}
