import { readSessionItem, saveSessionItem } from "./sessionItem.ts";

/** One attempt at an order or a booking: the same input keeps its key, so that trying again after silence does it once. */
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
    const kept: Partial<CheckoutKey> | null = JSON.parse(readSessionItem(name) ?? "null");
    return typeof kept?.input === "string" && typeof kept.key === "string"
      ? { input: kept.input, key: kept.key }
      : null;
  } catch {
    return null;
  }
}

/** The key to send with this input; the same until `endCheckout`, also after a reload. */
export function beginCheckout(name: string, input: object): string {
  const attempt = checkoutKeyFor(readAttempt(name), input, () => crypto.randomUUID());
  saveSessionItem(name, JSON.stringify(attempt));
  return attempt.key;
}

/** An answer came: the next one is a new attempt. */
export function endCheckout(name: string): void {
  saveSessionItem(name, null);
}
