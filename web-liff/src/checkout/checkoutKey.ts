import { readExpiringItem, saveExpiringItem } from "@machiya/schema/client/expiringItem";

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
  const { input, key }: Partial<Record<keyof CheckoutKey, unknown>> = {
    ...Object(readExpiringItem(name)?.value),
  };
  return typeof input === "string" && typeof key === "string" ? { input, key } : null;
}

/** Returns the key for this input; it stays the same until `endCheckout`, including when LINE's window is closed. */
export function beginCheckout(name: string, input: object): string {
  const attempt = checkoutKeyFor(readAttempt(name), input, () => crypto.randomUUID());
  saveExpiringItem(name, { owner: null, value: attempt });
  return attempt.key;
}

/** Ends the attempt after a response, so that the next one gets a new key. */
export function endCheckout(name: string): void {
  saveExpiringItem(name, null);
}
