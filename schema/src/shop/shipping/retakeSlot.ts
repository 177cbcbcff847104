import type { Order } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { decimal } from "../../domain/money.ts";
import {
  definedSlot,
  readStoredSlots,
  remainingCapacity,
  slotLoad,
} from "../../domain/orders/shippingSlots.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { slotOfOrder } from "./shippingSlot.ts";
import { lockSlotUse } from "./slotUse.ts";

/**
 * Makes sure that there is room for a locked order that takes its slot again; the trigger of the order counts it.
 * Callers lock the products first. Lead time and closures bind customers only, and a slot that the shipping method no
 * longer has is not limited. Throws SHIPPING_SLOT_NOT_AVAILABLE.
 */
export async function retakeSlot(
  tx: Transaction,
  order: Pick<Order, "shippingMethodId" | "slotDay" | "slotStart" | "slotEnd" | "slotWorkUnits">,
): Promise<void> {
  const slot = slotOfOrder(order);
  const { shippingMethodId: methodId, slotWorkUnits } = order;
  if (slot === null || methodId === null) return;
  const use = await lockSlotUse(tx, methodId, slot);
  const method = await tx.shippingMethod.findUnique({ where: { id: methodId } });
  const defined = method && definedSlot({ slots: readStoredSlots(method.slots) }, slot);
  if (method === null || defined === null) return;
  const load = slotLoad(method.slotUnit, decimal(slotWorkUnits ?? 0));
  if (remainingCapacity(method.slotUnit, defined.capacity, { ...slot, ...use }).lt(load))
    throw new DomainError("SHIPPING_SLOT_NOT_AVAILABLE");
}
