/** Reads an item of this browser; null when there is none, or where storage is disabled. */
export function readLocalItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an item, or removes it when the value is null. Does nothing where storage is disabled or full. */
export function saveLocalItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse to store data.
  }
}
