import type { Context } from "../../context.ts";
import { type ConvenienceStore, isStoreFixed, storeAddressText } from "../../domain/carriers/carriers.ts";
import { DomainError } from "../../domain/errors.ts";
import { orderPermission } from "../../domain/orders/orderState.ts";
import { requireRowId } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { orderProgress } from "../orders/orderProgress.ts";
import { requirePickUpStore } from "./readPickUpStore.ts";

interface PickUpStoreChange {
  id: string;
  version?: number | null | undefined;
  pickUpStore: ConvenienceStore;
}

/**
 * Changes the convenience store of an order on behalf of staff; it becomes the address, as at checkout. Throws NOT_FOUND,
 * CONFLICT, INVALID_INPUT, SHIPPING_METHOD_NOT_OFFERED for an order of another kind of shipping, and ORDER_STATE_FORBIDS for
 * a final order or once a label may exist. Returns the order's id.
 */
export async function changePickUpStore(context: Context, input: PickUpStoreChange): Promise<number> {
  const id = requireRowId("Order", input.id);
  const store = requirePickUpStore(input.pickUpStore);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    const { allowed, reason } = orderPermission("EDIT", orderProgress(order));
    if (!allowed) throw new DomainError(reason ?? "ORDER_STATE_FORBIDS", { state: order.state });
    const before = await tx.pickUpStore.findUnique({ where: { orderId: id } });
    if (before === null && order.shippingKind !== "CONVENIENCE_STORE")
      throw new DomainError("SHIPPING_METHOD_NOT_OFFERED");
    // The order's lock protects its parcels and their shipments.
    const parcels = await tx.parcel.findMany({
      where: { orderId: id },
      select: { state: true, shipment: { select: { id: true } } },
    });
    if (isStoreFixed(parcels.map(({ state, shipment }) => ({ state, isSent: shipment !== null }))))
      throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state, refusal: "LABEL_EXISTS" });
    requireVersion("Order", order, input.version);
    await tx.pickUpStore.upsert({
      where: { orderId: id },
      create: { orderId: id, ...store },
      update: store,
    });
    const after = await tx.order.update({
      where: { id },
      data: { address: storeAddressText(store), version: { increment: 1 } },
    });
    await audit(tx, context, [{ action: "UPDATE", type: "Order", id, before: order, after }]);
  });
  return id;
}
