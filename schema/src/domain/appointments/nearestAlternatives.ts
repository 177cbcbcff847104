/** So many other times are named to whoever could not have the one that they asked for. */
export const MAX_ALTERNATIVES = 3;

/** None of them is further away, in days of 24 hours. */
export const MAX_DAYS_AWAY = 14;

const DAY_MS = 86_400_000;

/** A time, and with whom. */
export interface RequestedStart {
  startsAt: Date;
  /** Null: not specified. */
  staffMemberId: number | null;
}

/**
 * The three of these starts that come nearest to what was asked for and are free: first those with the staff member who was
 * asked for, then those with anyone; among these the nearest in time, and of two that are equally far the earlier one. When
 * nobody was asked for, the time alone counts. `isFree` is asked no more often than it takes.
 */
export function nearestAlternatives(
  asked: RequestedStart,
  starts: readonly Date[],
  isFree: (start: RequestedStart) => boolean,
): RequestedStart[] {
  const distance = (start: Date) => Math.abs(start.getTime() - asked.startsAt.getTime());
  const near = starts
    .filter((start) => distance(start) <= MAX_DAYS_AWAY * DAY_MS)
    .sort((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime());
  const found: RequestedStart[] = [];
  for (const staffMemberId of new Set([asked.staffMemberId, null])) {
    for (const startsAt of near) {
      if (found.length === MAX_ALTERNATIVES) return found;
      const same = distance(startsAt) === 0 && staffMemberId === asked.staffMemberId;
      if (!same && isFree({ startsAt, staffMemberId })) found.push({ startsAt, staffMemberId });
    }
  }
  return found;
}
