import type { Order } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import type { Transaction } from "../../writes/transaction.ts";

/**
 * Throws ORDER_STATE_FORBIDS when the address of an order is that of its convenience store: the parcel goes to the store,
 * whatever the address says, so that only a change of the store may change it.
 */
export async function requireOwnAddress(tx: Transaction, { id, state }: Order): Promise<void> {
  if ((await tx.pickUpStore.count({ where: { orderId: id } })) > 0)
    throw new DomainError("ORDER_STATE_FORBIDS", { state, refusal: "ADDRESS_OF_STORE" });
}
