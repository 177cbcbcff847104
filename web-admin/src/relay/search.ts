/**
 * Returns the URL parameters with these filters changed. Empty filters are removed, and the list returns to
 * its first page.
 */
export function withFilters(search: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") changed.delete(key);
    else changed.set(key, value);
  }
  changed.delete("page");
  return changed;
}

/** Returns the URL parameters of another page of the same list. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (page === 1) changed.delete("page");
  else changed.set("page", String(page));
  return changed;
}

/** Returns the number of active filters; a pair of dates counts as one. */
export function countFilters(filters: Record<string, string>): number {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  return new Set(set.map(([key]) => key.replace(/(From|To)$/, ""))).size;
}
