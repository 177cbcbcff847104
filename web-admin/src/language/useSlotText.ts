import { slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { formatDay } from "@machiya/schema/domain/time/shopTime";
import { useLanguage } from "./language.ts";

/** A slot of an order: a day and its times in minutes of the day. */
export interface SlotText {
  readonly day: string;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Returns a function that formats the day and the times of a slot. */
export function useSlotText() {
  const { locale } = useLanguage();
  return (slot: SlotText) => ({
    day: formatDay(new Date(`${slot.day}T00:00:00Z`), "UTC", locale),
    times: slotTimesText(slot),
  });
}
