import { calendarDays } from "@machiya/schema/domain/time/shopTime";

/** A time off or a closure as its form holds it: whole days by their dates, else clocks of the store's zone; both ends included for days. */
export type AbsenceDraft = Readonly<Record<"startsAt" | "endsAt" | "note" | "wholeDays", string>>;

const MIDNIGHT = "T00:00";

/** The day before or after. */
function neighbour(day: string, by: 1 | -1): string {
  if (by === 1) return calendarDays(day, 2)[1] ?? day;
  return new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** From what the store's clocks show at both ends (YYYY-MM-DDTHH:mm): from midnight to midnight are whole days. */
export function absenceDraft(startClock: string, endClock: string, note: string): AbsenceDraft {
  if (startClock.endsWith(MIDNIGHT) && endClock.endsWith(MIDNIGHT)) {
    const [startsAt, endsAt] = [startClock.slice(0, 10), neighbour(endClock.slice(0, 10), -1)];
    return { startsAt, endsAt, note, wholeDays: "true" };
  }
  return { startsAt: startClock, endsAt: endClock, note, wholeDays: "false" };
}

/** The same time as whole days, or by the clock. */
export function withWholeDays(draft: AbsenceDraft, wholeDays: boolean): AbsenceDraft {
  const { startsAt, endsAt } = draft;
  if (wholeDays) {
    return { ...draft, wholeDays: "true", startsAt: startsAt.slice(0, 10), endsAt: endsAt.slice(0, 10) };
  }
  return {
    ...draft,
    wholeDays: "false",
    startsAt: startsAt === "" ? "" : `${startsAt}${MIDNIGHT}`,
    endsAt: endsAt === "" ? "" : `${neighbour(endsAt, 1)}${MIDNIGHT}`,
  };
}

/** Whether it ends before it begins; whole days may begin and end on the same. */
export function isEndBeforeStart({ startsAt, endsAt, wholeDays }: AbsenceDraft): boolean {
  if (startsAt === "" || endsAt === "") return false;
  return wholeDays === "true" ? endsAt < startsAt : endsAt <= startsAt;
}

/** What the server takes of it: days as they are, clocks as instants. */
export function absenceDetails(draft: AbsenceDraft, instant: (clock: string) => string | null) {
  const moment = (text: string) => (draft.wholeDays === "true" ? text : instant(text));
  return { startsAt: moment(draft.startsAt), endsAt: moment(draft.endsAt), note: draft.note };
}
