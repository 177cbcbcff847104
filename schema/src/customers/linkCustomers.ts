import { DomainError } from "../domain/errors.ts";
import { lockRows } from "../writes/batchUpdate.ts";
import type { Transaction } from "../writes/transaction.ts";

/**
 * Locks the customers for whom staff enter a record until the commit, so that a merge waits for the record and
 * moves it too. Customers are locked after all other rows. Throws NOT_FOUND for one who was deleted meanwhile.
 */
export async function linkCustomers(tx: Transaction, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  await lockRows(tx, "Customer", wanted, "LINK");
  const found = await tx.customer.findMany({
    where: { id: { in: wanted }, deletedAt: null },
    select: { id: true },
  });
  const missing = wanted.find((id) => !found.some((one) => one.id === id));
  if (missing !== undefined) throw new DomainError("NOT_FOUND", { what: "Customer", number: missing });
}
