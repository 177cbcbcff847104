import { SLOT_REFUSALS, type SlotRefusal } from "@machiya/schema/domain/appointments/slotRefusals";
import { weekdayOf } from "@machiya/schema/domain/time/shopTime";

/** A start and whether it is free; instants are in the server's format. */
export interface FreeSlot {
  startsAt: string;
  endsAt: string;
  free: boolean;
  /** Null when the slot is free. */
  reason: SlotRefusal | null;
}

export interface FreeDay {
  /** A date as YYYY-MM-DD in the store's time zone. */
  date: string;
  slots: readonly FreeSlot[];
}

/** Returns the reason closest to being free, which is the most useful: a taken time was bookable before. */
function nearest(reasons: readonly (SlotRefusal | null)[]): SlotRefusal | null {
  return SLOT_REFUSALS.findLast((one) => reasons.includes(one)) ?? null;
}

/** Returns why a day has no free slot; null when it has one, or when the day is unknown. */
export function dayRefusal(
  day: FreeDay | undefined,
  closedWeekdays: readonly number[],
): "CLOSED" | "FULL" | "NOT_OPEN" | null {
  if (day === undefined || day.slots.some(({ free }) => free)) return null;
  if (closedWeekdays.includes(weekdayOf(day.date) % 7)) return "CLOSED";
  const reason = nearest(day.slots.map((slot) => slot.reason));
  if (reason === "TAKEN") return "FULL";
  return reason === "CLOSED" ? "CLOSED" : "NOT_OPEN";
}

/** Returns the days with a free slot, ascending. */
export function freeDates(days: readonly FreeDay[]): string[] {
  return days.filter(({ slots }) => slots.some(({ free }) => free)).map(({ date }) => date);
}

/** Returns the first free slot. */
export function firstFreeSlot(days: readonly FreeDay[]): FreeSlot | undefined {
  return days.flatMap(({ slots }) => slots).find(({ free }) => free);
}

/** Finds the slot that starts at an instant, comparing times instead of texts. */
export function slotAt(days: readonly FreeDay[], startsAt: string | null): FreeSlot | undefined {
  if (startsAt === null) return undefined;
  const time = Date.parse(startsAt);
  return days.flatMap(({ slots }) => slots).find((slot) => Date.parse(slot.startsAt) === time);
}
