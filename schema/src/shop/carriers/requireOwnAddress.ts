import type { Order } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import type { Transaction } from "../../writes/transaction.ts";

/**
 * Throws ORDER_STATE_FORBIDS when an order has a convenience store. Its parcel is sent to that store, and another address
 * in the order would be wrong. The address changes together with the store (changePickUpStore.ts).
 */
export async function requireOwnAddress(tx: Transaction, { id, state }: Order): Promise<void> {
  if ((await tx.pickUpStore.count({ where: { orderId: id } })) > 0)
    throw new DomainError("ORDER_STATE_FORBIDS", { state, refusal: "ADDRESS_OF_STORE" });
}
