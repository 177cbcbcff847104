import { slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
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
    day: formatBareDay(slot.day, locale),
    times: slotTimesText(slot),
  });
}
