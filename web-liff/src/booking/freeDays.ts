import { SLOT_REFUSALS, type SlotRefusal } from "@machiya/schema/domain/appointments/slots";
import { weekdayOf } from "@machiya/schema/domain/time/shopTime";

/** A start and whether it is to be had; instants as the server writes them. */
export interface FreeSlot {
  startsAt: string;
  endsAt: string;
  free: boolean;
  /** Null when free. */
  reason: SlotRefusal | null;
}

export interface FreeDay {
  /** YYYY-MM-DD in the store's zone. */
  date: string;
  slots: readonly FreeSlot[];
}

/** The reason that comes nearest to being free, which says most: a taken time could have been had. */
function nearest(reasons: readonly (SlotRefusal | null)[]): SlotRefusal | null {
  return SLOT_REFUSALS.findLast((one) => reasons.includes(one)) ?? null;
}

/** Days of several questions as those of "any of them": free when one is, else the reason that comes nearest. */
export function anyOf(answers: readonly (readonly FreeDay[])[]): FreeDay[] {
  const [first = [], ...rest] = answers;
  return first.map(({ date, slots }) => ({
    date,
    slots: slots.map((slot, index) => {
      const same = [slot, ...rest.map((days) => days.find((day) => day.date === date)?.slots[index])];
      const free = same.find((one) => one?.free);
      return free ?? { ...slot, reason: nearest(same.map((one) => one?.reason ?? null)) };
    }),
  }));
}

/** Why nothing is to be had on a day; null when something is, or nothing is known about it. */
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

/** The days on which something is to be had, ascending. */
export function freeDates(days: readonly FreeDay[]): string[] {
  return days.filter(({ slots }) => slots.some(({ free }) => free)).map(({ date }) => date);
}

/** The slot that starts at an instant, whatever its text. */
export function slotAt(days: readonly FreeDay[], startsAt: string | null): FreeSlot | undefined {
  if (startsAt === null) return undefined;
  const time = Date.parse(startsAt);
  return days.flatMap(({ slots }) => slots).find((slot) => Date.parse(slot.startsAt) === time);
}
