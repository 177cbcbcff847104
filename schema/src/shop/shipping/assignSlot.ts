import type { Order } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { decimal, toWire } from "../../domain/money.ts";
import {
  definedSlot,
  isSameSlot,
  readStoredSlots,
  remainingCapacity,
  type SlotKey,
  slotLoad,
  slotStart,
} from "../../domain/orders/shippingSlots.ts";
import { slotTimesText } from "../../domain/orders/slotText.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { shopTimeZone } from "../store/shopTimeZone.ts";
import { dateOfDay, slotOfOrder } from "./shippingSlot.ts";
import { lockSlotUse, workUnitsOf } from "./slotUse.ts";

/** A slot that staff choose for an order. */
export interface AssignedSlot {
  slot: SlotKey;
  /** Whether the order gets it even if there is no room. */
  overCapacity?: boolean | null | undefined;
}

/** What the history shows of a slot; null for none. */
export function slotText(slot: SlotKey | null): string | null {
  if (slot === null) return null;
  return `${slot.day} ${slotTimesText(slot)}`;
}

const lockKey = ({ day, startMinute, endMinute }: SlotKey) => `${day} ${startMinute + 10_000} ${endMinute}`;

/**
 * Gives a locked order a slot of its shipping method; the trigger of the order moves the count. Lead time and closures
 * bind customers only. Throws SHIPPING_SLOT_NOT_AVAILABLE if the method has no such slot, or if there is no room and
 * the caller does not exceed the capacity. Returns the order, and how full the slot is if its capacity is exceeded.
 */
export async function assignSlot(
  tx: Transaction,
  order: Order,
  { slot, overCapacity }: AssignedSlot,
): Promise<{ after: Order; exceeded: string | null }> {
  const methodId = order.shippingMethodId;
  const method = methodId === null ? null : await tx.shippingMethod.findUnique({ where: { id: methodId } });
  const defined = method && definedSlot({ slots: readStoredSlots(method.slots) }, slot);
  if (method === null || defined === null) throw new DomainError("SHIPPING_SLOT_NOT_AVAILABLE");
  const current = slotOfOrder(order);
  if (current !== null && isSameSlot(current, slot)) return { after: order, exceeded: null };
  // Two orders that exchange their slots lock them in the same order.
  const locked = [slot, ...(current === null ? [] : [current])].toSorted((a, b) =>
    lockKey(a) < lockKey(b) ? -1 : 1,
  );
  const uses = new Map<SlotKey, Awaited<ReturnType<typeof lockSlotUse>>>();
  for (const one of locked) uses.set(one, await lockSlotUse(tx, method.id, one));
  const use = uses.get(slot);
  const workUnits = await workUnitsOf(tx, order.id);
  const load = slotLoad(method.slotUnit, workUnits);
  const { capacity } = defined;
  const isFull = remainingCapacity(method.slotUnit, capacity, use && { ...slot, ...use }).lt(load);
  if (isFull && overCapacity !== true) throw new DomainError("SHIPPING_SLOT_NOT_AVAILABLE");
  const startsAt = slotStart(slot, await shopTimeZone(tx));
  const after = await tx.order.update({
    where: { id: order.id },
    data: {
      slotDay: dateOfDay(slot.day),
      slotStart: slot.startMinute,
      slotEnd: slot.endMinute,
      slotWorkUnits: toWire(workUnits),
      expectedDeliveryDate: startsAt,
      ...(order.deliveryDateSetAt === null && { deliveryDate: startsAt }),
      version: { increment: 1 },
    },
  });
  const taken = method.slotUnit === "ORDERS" ? (use?.orders ?? 0) : decimal(use?.workUnits ?? 0);
  return { after, exceeded: isFull ? `${toWire(load.plus(taken))} / ${capacity}` : null };
}
