/** Returns the page number of a list, starting at 1; 1 for an invalid value. */
export function readPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * Returns `search` with some parameters set, or removed when null or empty. The result starts with "?" unless
 * it is empty.
 */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
