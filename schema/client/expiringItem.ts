import { readLocalItem, saveLocalItem } from "./localItem.ts";

/** The common beginning of the keys, by which the expired items are found. */
const PREFIX = "machiya.draft.";

/** Drafts contain names, phones, and addresses, so that a device does not keep them longer than a day. */
const MAX_AGE_MS = 86_400_000;

/** What a person has typed, and whose it is. */
export interface ExpiringItem {
  /** The ID of the customer or staff member; null when no one was signed in. */
  owner: string | null;
  value: unknown;
}

/** An item that was read from storage. */
export interface StoredItem extends ExpiringItem {
  /** The time at which it was stored, in milliseconds. */
  savedAt: number;
}

/** Parses a stored item; null when it is malformed, older than a day, or from the future. */
export function parseExpiringItem(json: string | null, now: number): StoredItem | null {
  let stored: unknown;
  try {
    stored = JSON.parse(json ?? "null");
  } catch {
    return null;
  }
  if (typeof stored !== "object" || stored === null) return null;
  const { savedAt, owner, value }: Partial<Record<string, unknown>> = { ...stored };
  if (typeof savedAt !== "number" || savedAt > now || now - savedAt >= MAX_AGE_MS) return null;
  return { savedAt, owner: typeof owner === "string" ? owner : null, value };
}

/** Reads the item of a form, which survives closing the browser's window; null when it is older than a day. */
export function readExpiringItem(name: string): StoredItem | null {
  return parseExpiringItem(readLocalItem(PREFIX + name), Date.now());
}

/** Stores the item of a form for a day, or removes it. */
export function saveExpiringItem(name: string, item: ExpiringItem | null): void {
  saveLocalItem(PREFIX + name, item && JSON.stringify({ ...item, savedAt: Date.now() }));
}

/** Removes the expired items of all forms, including those that are not opened again. */
export function removeExpiredItems(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && readExpiringItem(key.slice(PREFIX.length)) === null)
        saveLocalItem(key, null);
  } catch {
    // Without storage there is nothing to remove.
  }
}
