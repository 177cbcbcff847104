/**
 * Returns whether Postgres can store a text as it is: it accepts every character except U+0000 and halves of a character,
 * which would be stored as another one.
 */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
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
