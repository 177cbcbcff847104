import { readSessionItem, saveSessionItem } from "./sessionItem.ts";

/**
 * An attempt at an order or booking. The same input keeps its key, so that a retry after a timeout does not
 * write twice.
 */
export interface CheckoutKey {
  input: string;
  key: string;
}

export function checkoutKeyFor(
  previous: CheckoutKey | null,
  input: object,
  newKey: () => string,
): CheckoutKey {
  const text = JSON.stringify(input);
  return previous?.input === text ? previous : { input: text, key: newKey() };
}

function readAttempt(name: string): CheckoutKey | null {
  try {
    const stored: Partial<CheckoutKey> | null = JSON.parse(readSessionItem(name) ?? "null");
    return typeof stored?.input === "string" && typeof stored.key === "string"
      ? { input: stored.input, key: stored.key }
      : null;
  } catch {
    return null;
  }
}

/** Returns the key for this input; it stays the same until `endCheckout`, including across reloads. */
export function beginCheckout(name: string, input: object): string {
  const attempt = checkoutKeyFor(readAttempt(name), input, () => crypto.randomUUID());
  saveSessionItem(name, JSON.stringify(attempt));
  return attempt.key;
}

/** Ends the attempt after a response, so that the next one gets a new key. */
export function endCheckout(name: string): void {
  saveSessionItem(name, null);
}
