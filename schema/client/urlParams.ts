/** The page of a list, from 1; 1 for anything else. */
export function readPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** `search` with some parameters set, or removed where null or empty; starts with "?" unless it is empty. */
export function withParams(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
