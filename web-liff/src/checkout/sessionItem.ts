/** Reads what this tab keeps over a reload and over the way to LINE and back; null when there is nothing. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it with null. Where storage is forbidden it lasts as long as the page. */
export function saveSessionItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Private windows may refuse.
  }
}
