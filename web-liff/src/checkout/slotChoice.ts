import { readSlotId } from "@machiya/schema/domain/orders/slotText";
import type { useShippingSlotsQuery$data } from "../__generated__/useShippingSlotsQuery.graphql.ts";

export type OfferedSlot = useShippingSlotsQuery$data["shippingSlots"][number];

/** Returns the first slot with room after a slot, else the first with room at all; null if all are full. */
export function nextFreeSlot(slots: readonly OfferedSlot[], id: string): OfferedSlot | null {
  const from = readSlotId(id);
  const free = slots.filter(({ fits }) => fits);
  const isAfter = ({ day, startMinute }: OfferedSlot) =>
    from === null || day > from.day || (day === from.day && startMinute >= from.startMinute);
  return free.find(isAfter) ?? free[0] ?? null;
}

/** The slot of a checkout. */
export interface SlotChoice {
  /** Whether the shipping method has slots, one of which must be chosen. */
  needed: boolean;
  /** The slots, full ones included; null while they are loading. */
  slots: readonly OfferedSlot[] | null;
  /** The slot that the customer chose; null if it is no longer offered. */
  chosen: OfferedSlot | null;
  error: unknown;
  /** Reads again what is left. */
  reload: () => void;
}
