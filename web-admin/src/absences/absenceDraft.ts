import { calendarDays } from "@machiya/schema/domain/time/shopTime";

/**
 * A time off or a closure as form values: inclusive dates for whole days, otherwise times in the store's
 * zone.
 */
export type AbsenceDraft = Readonly<Record<"startsAt" | "endsAt" | "note" | "wholeDays", string>>;

const MIDNIGHT = "T00:00";

/** Returns the previous or the next day. */
function adjacentDay(day: string, by: 1 | -1): string {
  if (by === 1) return calendarDays(day, 2)[1] ?? day;
  return new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/**
 * Creates a draft from local times (YYYY-MM-DDTHH:mm); a period from midnight to midnight becomes whole days.
 */
export function absenceDraft(startClock: string, endClock: string, note: string): AbsenceDraft {
  if (startClock.endsWith(MIDNIGHT) && endClock.endsWith(MIDNIGHT)) {
    const [startsAt, endsAt] = [startClock.slice(0, 10), adjacentDay(endClock.slice(0, 10), -1)];
    return { startsAt, endsAt, note, wholeDays: "true" };
  }
  return { startsAt: startClock, endsAt: endClock, note, wholeDays: "false" };
}

/** Returns the last day of a period of times that begins on a day; a period that ends at midnight excludes that day. */
function lastDay(firstDay: string, endClock: string): string {
  const day = endClock.slice(0, 10);
  return endClock.endsWith(MIDNIGHT) && day > firstDay ? adjacentDay(day, -1) : day;
}

/** Converts the same period to whole days or to times. */
export function withWholeDays(draft: AbsenceDraft, wholeDays: boolean): AbsenceDraft {
  const { startsAt, endsAt } = draft;
  if (wholeDays) {
    const firstDay = startsAt.slice(0, 10);
    return { ...draft, wholeDays: "true", startsAt: firstDay, endsAt: lastDay(firstDay, endsAt) };
  }
  return {
    ...draft,
    wholeDays: "false",
    startsAt: startsAt === "" ? "" : `${startsAt}${MIDNIGHT}`,
    endsAt: endsAt === "" ? "" : `${adjacentDay(endsAt, 1)}${MIDNIGHT}`,
  };
}

/** Returns whether the end is before the start; a period of whole days may consist of one day. */
export function isEndBeforeStart({ startsAt, endsAt, wholeDays }: AbsenceDraft): boolean {
  if (startsAt === "" || endsAt === "") return false;
  return wholeDays === "true" ? endsAt < startsAt : endsAt <= startsAt;
}

/** Converts a draft to the API's input: days stay unchanged, times become instants. */
export function absenceDetails(draft: AbsenceDraft, instant: (clock: string) => string | null) {
  const moment = (text: string) => (draft.wholeDays === "true" ? text : instant(text));
  return { startsAt: moment(draft.startsAt), endsAt: moment(draft.endsAt), note: draft.note };
}
