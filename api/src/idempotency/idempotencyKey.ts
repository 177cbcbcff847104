import { DomainError } from "@machiya/schema/domain/errors";

const HEADER = "idempotency-key";

/** Visible ASCII. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The request's Idempotency-Key; null: it brings none. Throws INVALID_INPUT for one that is not 1 to 200 visible ASCII characters. */
export function idempotencyKey({ headers }: Request): string | null {
  const key = headers.get(HEADER);
  if (key === null) return null;
  if (!KEY.test(key)) throw new DomainError("INVALID_INPUT", { field: "idempotencyKey" });
  return key;
}
