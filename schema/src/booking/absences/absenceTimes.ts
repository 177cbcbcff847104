import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { calendarDays, dayOf, type Moment, momentStart, startOfDay } from "../../domain/time/shopTime.ts";

/** The longest absence, in days: a leap year and a month. */
const MAX_DAYS = 397;

export interface AbsenceTimes {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Converts entered times to the stored instants, [startsAt, endsAt). A date as the start means the day's
 * first instant, as the end the day's end. An omitted value keeps the current one. Throws INVALID_INPUT on
 * the field unless the end is after the start and the absence spans at most 397 days.
 */
export function readTimes(
  given: { startsAt?: Moment | null | undefined; endsAt?: Moment | null | undefined },
  zone: string,
  path: readonly (string | number)[],
  current?: AbsenceTimes,
): AbsenceTimes {
  const startsAt = given.startsAt == null ? current?.startsAt : momentStart(given.startsAt, zone);
  const endsAt = given.endsAt == null ? current?.endsAt : afterwards(given.endsAt, zone);
  if (startsAt === undefined) throw invalid("startsAt", { kind: "REQUIRED" }, path);
  if (endsAt === undefined) throw invalid("endsAt", { kind: "REQUIRED" }, path);
  if (endsAt <= startsAt || daysOfTimes({ startsAt, endsAt }, zone).length > MAX_DAYS)
    throw invalid("endsAt", { kind: "AFTER", fields: ["startsAt"], max: MAX_DAYS, unit: "DAYS" }, path);
  return { startsAt, endsAt };
}

function invalid(field: string, rule: FieldRule, path: readonly (string | number)[]): DomainError {
  return new DomainError("INVALID_INPUT", { field, rule }, [...path, field]);
}

function afterwards(moment: Moment, zone: string): Date {
  if ("instant" in moment) return moment.instant;
  const [, next] = calendarDays(moment.day, 2);
  return startOfDay(next ?? moment.day, zone);
}

/**
 * Returns the store's days that the absence covers; at most MAX_DAYS + 1, so that the caller detects an
 * excess.
 */
export function daysOfTimes({ startsAt, endsAt }: AbsenceTimes, zone: string): string[] {
  const last = dayOf(new Date(endsAt.getTime() - 1), zone);
  return calendarDays(dayOf(startsAt, zone), MAX_DAYS + 1).filter((day) => day <= last);
}

/** Returns the days that are not over. */
export function upcomingDays(days: readonly string[], zone: string, { now }: Pick<Context, "now">): string[] {
  const today = dayOf(now(), zone);
  return days.filter((day) => day >= today);
}
