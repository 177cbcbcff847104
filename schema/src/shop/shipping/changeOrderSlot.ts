import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { orderPermission } from "../../domain/orders/orderState.ts";
import type { SlotKey } from "../../domain/orders/shippingSlots.ts";
import { requireRowId } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { orderProgress } from "../orders/orderProgress.ts";
import { assignSlot, slotText } from "./assignSlot.ts";
import { slotOfOrder } from "./shippingSlot.ts";

interface SlotChange {
  id: string;
  version?: number | null | undefined;
  slot: SlotKey;
  overCapacity?: boolean | null | undefined;
}

/**
 * Moves an order to another slot of its shipping method on behalf of staff. Throws NOT_FOUND, CONFLICT,
 * ORDER_STATE_FORBIDS, SHIPPING_SLOT_NOT_AVAILABLE. Returns its id.
 */
export async function changeOrderSlot(context: Context, input: SlotChange): Promise<number> {
  const id = requireRowId("Order", input.id);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    requireVersion("Order", order, input.version);
    const { allowed, reason } = orderPermission("EDIT", orderProgress(order));
    if (!allowed) throw new DomainError(reason ?? "ORDER_STATE_FORBIDS", { state: order.state });
    const { after, exceeded } = await assignSlot(tx, order, input);
    if (after === order) return;
    const change = {
      before: { ...order, shippingSlot: slotText(slotOfOrder(order)) },
      after: { ...after, shippingSlot: slotText(input.slot), overCapacity: exceeded },
    };
    await audit(tx, context, [{ action: "UPDATE", type: "Order", id, ...change }]);
  });
  return id;
}
