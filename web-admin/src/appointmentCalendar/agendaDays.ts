import { type DayRange, daysTouched } from "@machiya/schema/domain/time/calendarTime";
import type { Appointment } from "./appointmentEvents.ts";

/** A day of the agenda with its visits in order. */
export interface AgendaDay {
  /** YYYY-MM-DD. */
  day: string;
  appointments: Appointment[];
  /** The closures and absences. */
  notes: readonly string[];
  /** The number of visits above the line for now; null on other days than today. */
  nowAfter: number | null;
}

const spanOf = ({ startsAt, endsAt }: Appointment) => ({ start: new Date(startsAt), end: new Date(endsAt) });

/** Returns the days of a range that have visits or notes, and today. */
export function agendaDays(
  days: readonly string[],
  appointments: readonly Appointment[],
  {
    notesOf,
    today,
    now,
    zone,
  }: { notesOf: (day: string) => readonly string[]; today: string; now: number; zone: string },
): AgendaDay[] {
  const range: DayRange = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const visits = Map.groupBy(
    appointments.flatMap((one) => daysTouched(spanOf(one), range, zone).map((day) => ({ day, one }))),
    ({ day }) => day,
  );
  return days.flatMap((day) => {
    const theirs = (visits.get(day) ?? [])
      .map(({ one }) => one)
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
    const notes = notesOf(day);
    if (theirs.length === 0 && notes.length === 0 && day !== today) return [];
    const nowAfter =
      day === today ? theirs.filter(({ startsAt }) => Date.parse(startsAt) <= now).length : null;
    return [{ day, appointments: theirs, notes, nowAfter }];
  });
}
