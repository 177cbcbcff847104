import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { calendarDays, dayOf, type Moment, momentStart, startOfDay } from "../../domain/time/shopTime.ts";

/** An absence is never longer, in days: a leap year and a month. */
const MAX_DAYS = 397;

export interface AbsenceTimes {
  startsAt: Date;
  endsAt: Date;
}

/**
 * From the given moments to the instants that are kept, [startsAt, endsAt): a day as the start is from its first instant, as the
 * end to its last. What is left out stays. Throws INVALID_INPUT on the field unless the end comes after the start, by 397 days at most.
 */
export function readTimes(
  given: { startsAt?: Moment | null | undefined; endsAt?: Moment | null | undefined },
  zone: string,
  path: readonly (string | number)[],
  current?: AbsenceTimes,
): AbsenceTimes {
  const startsAt = given.startsAt == null ? current?.startsAt : momentStart(given.startsAt, zone);
  const endsAt = given.endsAt == null ? current?.endsAt : afterwards(given.endsAt, zone);
  if (startsAt === undefined) throw invalid("startsAt", path);
  if (endsAt === undefined || endsAt <= startsAt || daysOfTimes({ startsAt, endsAt }, zone).length > MAX_DAYS)
    throw invalid("endsAt", path);
  return { startsAt, endsAt };
}

function invalid(field: string, path: readonly (string | number)[]): DomainError {
  return new DomainError("INVALID_INPUT", { field }, [...path, field]);
}

function afterwards(moment: Moment, zone: string): Date {
  if ("instant" in moment) return moment.instant;
  const [, next] = calendarDays(moment.day, 2);
  return startOfDay(next ?? moment.day, zone);
}

/** The days of the store that they touch; one more than is allowed when they are too many. */
export function daysOfTimes({ startsAt, endsAt }: AbsenceTimes, zone: string): string[] {
  const last = dayOf(new Date(endsAt.getTime() - 1), zone);
  return calendarDays(dayOf(startsAt, zone), MAX_DAYS + 1).filter((day) => day <= last);
}

/** Those of the days that are not over. */
export function upcomingDays(days: readonly string[], zone: string, { now }: Pick<Context, "now">): string[] {
  const today = dayOf(now(), zone);
  return days.filter((day) => day >= today);
}
