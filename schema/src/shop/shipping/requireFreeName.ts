import { DomainError } from "../../domain/errors.ts";
import { searchText } from "../../domain/searchText.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** The id of the only store record, whose lock keeps the names of concurrent shipping methods apart. */
export const STORE = 1;

/**
 * Throws ALREADY_EXISTS when another shipping method, active or not, has the name, because customers and staff choose
 * a method by its name. Names that a search does not distinguish are the same. Callers hold the lock of the store.
 */
export async function requireFreeName(tx: Transaction, name: string, exceptId?: number): Promise<void> {
  const others = await tx.shippingMethod.findMany({ select: { id: true, name: true } });
  const same = (other: { id: number; name: string }) =>
    other.id !== exceptId && searchText(other.name) === searchText(name);
  if (others.some(same))
    throw new DomainError("ALREADY_EXISTS", { what: "ShippingMethod", field: "name", refusal: "NAME_TAKEN" });
}
