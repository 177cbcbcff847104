import type { LimitReached } from "../errors.ts";
import { type Interval, overlaps } from "../time/intervals.ts";

/** The store's limits on one customer's open appointments; null means no limit. */
export interface BookingLimits {
  maxOpenAppointments: number | null;
  maxOverlappingAppointments: number | null;
}

/**
 * Returns why a customer cannot have an appointment at the wanted time; null when they can. `others` are
 * their other open appointments that are not over. A moved appointment counts as open already, so that only
 * its new time matters.
 */
export function bookingLimitProblem(
  { maxOpenAppointments, maxOverlappingAppointments }: BookingLimits,
  { wanted, others, isNew }: { wanted: Interval; others: readonly Interval[]; isNew: boolean },
): LimitReached | null {
  if (isNew && maxOpenAppointments !== null && others.length >= maxOpenAppointments)
    return { of: "OPEN_APPOINTMENTS", most: maxOpenAppointments };
  if (maxOverlappingAppointments !== null && mostAtOnce(wanted, others) > maxOverlappingAppointments)
    return { of: "OVERLAPPING_APPOINTMENTS", most: maxOverlappingAppointments };
  return null;
}

/** Returns the largest number of appointments that take place at one moment of the wanted one, including it. */
function mostAtOnce(wanted: Interval, others: readonly Interval[]): number {
  const near = others.filter((other) => overlaps(wanted, other));
  const moments = [wanted.start, ...near.map(({ start }) => Math.max(start, wanted.start))];
  return Math.max(
    ...moments.map((moment) => 1 + near.filter(({ start, end }) => start <= moment && moment < end).length),
  );
}
