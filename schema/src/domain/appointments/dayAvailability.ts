import type { SlotVerdict } from "./slots.ts";

/** How much of a day can still be booked: several starts, only one, or none because all are taken. */
export const DAY_AVAILABILITIES = ["FREE", "FEW", "FULL"] as const;

export type DayAvailability = (typeof DAY_AVAILABILITIES)[number];

/**
 * Returns the availability of a day from the slots of each service, which have the same starts; a start is
 * free when any service can begin at it. Null: no appointment can start on the day, even without other bookings.
 */
export function dayAvailability(services: readonly (readonly SlotVerdict[])[]): DayAvailability | null {
  const starts = services[0]?.map((_slot, index) => services.map((slots) => slots[index])) ?? [];
  const free = starts.filter((slots) => slots.some((slot) => slot?.free)).length;
  if (free > 0) return free === 1 ? "FEW" : "FREE";
  return starts.flat().some((slot) => slot?.reason === "TAKEN") ? "FULL" : null;
}
