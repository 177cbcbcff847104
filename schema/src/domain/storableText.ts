/** Returns whether Postgres can store a text: it accepts every character except U+0000. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0");
}

/**
 * Returns the path of the first text inside a value that Postgres cannot store, keys of objects included;
 * null when there is none.
 */
export function findUnstorableText(value: unknown): readonly (string | number)[] | null {
  if (typeof value === "string") return isStorableText(value) ? null : [];
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return null;
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, item] of entries) {
    if (typeof key === "string" && !isStorableText(key)) return [];
    const found = findUnstorableText(item);
    if (found !== null) return [key, ...found];
  }
  return null;
}
