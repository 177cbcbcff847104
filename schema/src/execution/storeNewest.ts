/**
 * Stores an entry of a bounded cache as its newest one. If there are then more than `most`, removes the oldest entry and
 * returns it.
 */
export function storeNewest<Key, Value>(
  entries: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): readonly [Key, Value] | undefined {
  // Inserting the key again moves it to the newest end of the map.
  entries.delete(key);
  entries.set(key, value);
  if (entries.size <= most) return undefined;
  const [oldest] = entries;
  if (oldest !== undefined) entries.delete(oldest[0]);
  return oldest;
}
