/** So many other times are named to whoever could not have the one that they asked for. */
export const MOST_ALTERNATIVES = 3;

/** None of them is further away, in days of 24 hours. */
export const MAX_DAYS_AWAY = 14;

const DAY_MS = 86_400_000;

/** A time that could be had instead. */
export interface FreeStart {
  startsAt: Date;
  /** With whom; null: not specified. */
  staffMemberId: number | null;
}

/**
 * The three that come nearest to what was asked for: first those with the staff member who was asked for, then those with
 * anyone; among these the nearest in time, and of two that are equally far the earlier one. When nobody was asked for,
 * all that counts is the time.
 */
export function nearestAlternatives(asked: FreeStart, free: readonly FreeStart[]): FreeStart[] {
  const distance = ({ startsAt }: FreeStart) => Math.abs(startsAt.getTime() - asked.startsAt.getTime());
  const isTheirs = ({ staffMemberId }: FreeStart) => staffMemberId === asked.staffMemberId;
  return free
    .filter((one) => distance(one) <= MAX_DAYS_AWAY * DAY_MS && !(distance(one) === 0 && isTheirs(one)))
    .sort(
      (a, b) =>
        Number(isTheirs(b)) - Number(isTheirs(a)) ||
        distance(a) - distance(b) ||
        a.startsAt.getTime() - b.startsAt.getTime(),
    )
    .slice(0, MOST_ALTERNATIVES);
}
