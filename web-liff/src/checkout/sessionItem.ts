/** Reads an item of this tab, which survives a reload and LINE's login; null when there is none. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an item, or removes it when the value is null. Does nothing where storage is disabled. */
export function saveSessionItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Private windows may refuse to store data.
  }
}
