import { type ConvenienceStore, readConvenienceStore } from "../../domain/carriers/carriers.ts";
import { DomainError } from "../../domain/errors.ts";

/** Reads the store that the customer chose. Throws INVALID_INPUT when it is none. */
export function readPickUpStore(entered: ConvenienceStore | null | undefined): ConvenienceStore | null {
  return entered == null ? null : requirePickUpStore(entered);
}

/** Reads a store. Throws INVALID_INPUT when it is none. */
export function requirePickUpStore(entered: ConvenienceStore): ConvenienceStore {
  const store = readConvenienceStore(entered);
  if (store !== null) return store;
  const field = "pickUpStore";
  throw new DomainError("INVALID_INPUT", { field, rule: { kind: "FORMAT" } }, ["input", field]);
}
