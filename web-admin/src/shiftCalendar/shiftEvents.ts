import type { ShiftState } from "@machiya/prisma/enums";
import { isInService } from "@machiya/schema/domain/access/staffState";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { STAFF_STATES } from "@machiya/schema/domain/listFilters/staffFilters";
import { instantOfClock } from "@machiya/schema/domain/time/calendarTime";
import type { ShiftBoard_query$data } from "../__generated__/ShiftBoard_query.graphql.ts";
import type { CalendarBackground, CalendarEvent } from "../calendar/calendarEvents.ts";
import type { Closure } from "../calendar/storeClosures.ts";
import { labelOf } from "../language/labelOf.ts";
import type { Tone } from "../ui/Tag.tsx";

/** The labels of the states of shifts and staff. */
type ShiftLabels = Readonly<Record<"shiftState" | "staffState", Readonly<Record<string, string>>>>;

/** A shift as the calendar's query returns it. */
export type Shift = ShiftBoard_query$data["shiftAssignments"][number];

/** The style of each state: red, blue or green (booking.md §2), each with a mark. */
export const SHIFT_STYLES: Record<ShiftState, { tone: Tone; mark: string }> = {
  PROPOSED: { tone: "bad", mark: "?" },
  CONFIRMED: { tone: "busy", mark: "✓" },
  OPEN_TO_CUSTOMERS: { tone: "done", mark: "★" },
};

const STYLES: Readonly<Record<string, { tone: Tone; mark: string }>> = SHIFT_STYLES;

/** Returns the style of a state; an unknown state from a newer server is neutral. */
export function shiftStyle(state: string): { tone: Tone; mark: string } {
  return STYLES[state] ?? { tone: "off", mark: "·" };
}

/** The state of a shift's staff member; one from a newer server is unknown. */
interface OfStaff {
  readonly staffMember: { readonly state: string };
}

/** Returns whether the staff member of a shift left or was never enabled, so that the shift cannot be booked. */
export const isOfFormer = ({ staffMember }: OfStaff): boolean =>
  !isInService(readChoice(STAFF_STATES, staffMember.state) || "DISABLED");

/** Returns those shifts of a day that are worked: from today on, a former staff member works none of theirs. */
export const workedShifts = <Worked extends OfStaff>(
  shifts: readonly Worked[],
  { day, today }: { day: string; today: string },
): readonly Worked[] => (day < today ? shifts : shifts.filter((shift) => !isOfFormer(shift)));

/**
 * Returns the event of a shift at its hours in the store's zone. The calendar of one staff member titles it
 * by its template, others by its staff member. That of a former staff member says so.
 */
export function shiftEvent(
  shift: Shift,
  { zone, labels, single }: { zone: string; labels: ShiftLabels; single: boolean },
): CalendarEvent {
  const { id, date, state, staffMember, shiftTemplate } = shift;
  const { tone, mark } = shiftStyle(state);
  const isFormer = isOfFormer(shift);
  const text = labelOf(labels.shiftState, state);
  return {
    id,
    start: instantOfClock(date, shiftTemplate.startMinute, zone),
    end: instantOfClock(date, shiftTemplate.endMinute, zone),
    title: single ? shiftTemplate.name : staffMember.name,
    ...(!single && { detail: shiftTemplate.name }),
    state: { text: isFormer ? `${labelOf(labels.staffState, staffMember.state)} · ${text}` : text, mark },
    tone: isFormer ? "off" : tone,
  };
}

/** Returns the backgrounds of closures and absences. */
export function absences(
  {
    storeClosures,
    staffTimeOff,
  }: { storeClosures: readonly Closure[]; staffTimeOff: ShiftBoard_query$data["staffTimeOff"] },
  words: { closed: (note: string) => string; away: (name: string) => string },
): CalendarBackground[] {
  const span = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
    start: new Date(startsAt),
    end: new Date(endsAt),
  });
  return [
    ...storeClosures.map((one) => ({
      id: one.id,
      ...span(one),
      kind: "CLOSED" as const,
      text: words.closed(one.note),
    })),
    ...staffTimeOff.map((one) => ({
      id: one.id,
      ...span(one),
      kind: "AWAY" as const,
      text: words.away(one.staffMember.name),
    })),
  ];
}
