import { formatClock } from "../shifts/shiftTimes.ts";
import type { SlotKey } from "./shippingSlots.ts";

/** Returns the text by which forms store a slot. */
export function slotId({ day, startMinute, endMinute }: SlotKey): string {
  return `${day} ${startMinute} ${endMinute}`;
}

/** Parses the text of a stored slot; null for any other text. */
export function readSlotId(id: string): SlotKey | null {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{1,4}) (\d{1,4})$/.exec(id);
  if (parts === null) return null;
  return { day: parts[1] ?? "", startMinute: Number(parts[2]), endMinute: Number(parts[3]) };
}

/** Formats the times of a slot: 10:00–12:00. */
export function slotTimesText({ startMinute, endMinute }: Omit<SlotKey, "day">): string {
  return `${formatClock(startMinute)}–${formatClock(endMinute)}`;
}
