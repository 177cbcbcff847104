import { DomainError } from "@machiya/schema/domain/errors";

const HEADER = "idempotency-key";

/** A key consists of visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,200}$/;
const KEY_RULE = { kind: "ASCII", min: 1, max: 200 } as const;

/**
 * Returns the request's Idempotency-Key, or null when it has none. Throws INVALID_INPUT unless the key has 1
 * to 200 visible ASCII characters.
 */
export function idempotencyKey({ headers }: Request): string | null {
  const key = headers.get(HEADER);
  if (key === null) return null;
  if (!KEY.test(key)) throw new DomainError("INVALID_INPUT", { field: "idempotencyKey", rule: KEY_RULE });
  return key;
}
