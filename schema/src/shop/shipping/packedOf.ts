import type { Big } from "../../domain/money.ts";
import { packedQuantities } from "../../domain/orders/parcelState.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** Returns how much of each line of a locked order is in parcels that were not returned. */
export async function packedOf(tx: Transaction, orderId: number): Promise<Map<number, Big>> {
  const items = await tx.parcelItem.findMany({
    where: { parcel: { orderId } },
    select: { orderLineId: true, quantity: true, parcel: { select: { state: true } } },
  });
  return packedQuantities(items);
}
