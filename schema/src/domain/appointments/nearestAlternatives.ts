/** Maximum number of alternatives that are suggested when the requested time is not available. */
export const MAX_ALTERNATIVES = 3;

/** Maximum distance of an alternative from the requested time, in days of 24 hours. */
export const MAX_DAYS_AWAY = 14;

const DAY_MS = 86_400_000;

/** A start time with a staff member. */
export interface RequestedStart {
  startsAt: Date;
  /** null means not specified. */
  staffMemberId: number | null;
}

/** A request that the alternatives replace. */
export interface AlternativesQuestion extends RequestedStart {
  /** Whether the request cannot get other staff members, so that only other times are alternatives. */
  keepsStaff?: boolean | undefined;
}

/**
 * Returns the three free starts that are nearest to the requested one: first those with the requested staff
 * member, then those with any, unless the request keeps its staff; within each group by distance in time, and
 * the earlier one of two at equal distance. The requested time with any staff member is always among them when
 * it is free, as the last one if need be. When no staff member was requested, only the time counts. `isFree` is
 * not called again once three are found.
 */
export function nearestAlternatives(
  requested: AlternativesQuestion,
  starts: readonly Date[],
  isFree: (start: RequestedStart) => boolean,
): RequestedStart[] {
  const distance = (start: Date) => Math.abs(start.getTime() - requested.startsAt.getTime());
  const near = starts
    .filter((start) => distance(start) <= MAX_DAYS_AWAY * DAY_MS)
    .sort((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime());
  const { staffMemberId: named, keepsStaff = false } = requested;
  const withAnyone = { startsAt: requested.startsAt, staffMemberId: null };
  const sameTime = named !== null && !keepsStaff && isFree(withAnyone) ? [withAnyone] : [];
  const most = MAX_ALTERNATIVES - sameTime.length;
  const find = (staffMemberId: number | null, count: number) => {
    const found: RequestedStart[] = [];
    for (const startsAt of near) {
      if (found.length === count) break;
      if (distance(startsAt) > 0 && isFree({ startsAt, staffMemberId }))
        found.push({ startsAt, staffMemberId });
    }
    return found;
  };
  const first = [...find(named, most), ...sameTime];
  if (named === null || keepsStaff) return first;
  return [...first, ...find(null, MAX_ALTERNATIVES - first.length)];
}
