import type { BookingActor } from "./bookingWindow.ts";
import { itemMinutes } from "./itemTimes.ts";
import type { BookableSlot, SlotRefusal } from "./slots.ts";
import { freeStaff, type LinesQuery, linesOfCustomer, validateLines } from "./validateLines.ts";

export interface BookableStartsQuery extends LinesQuery {
  /** Day minutes, for customers those of `bookingStarts`. */
  starts: readonly number[];
  /** The lines in their order; durations in minutes. */
  services: readonly { id: number; duration: number }[];
  /** Who serves all of them (named booking); null: anyone (general booking). */
  staffMemberId: number | null;
  by: BookingActor;
}

/**
 * The slots of an appointment whose lines follow each other, one at every start. In general booking a start is free when
 * somebody can serve every line, not the same person of necessity, and everyone to whom nobody is assigned yet can still be
 * served too; in named booking when that person is free and nobody else needs them. For customers a named slot is
 * max(60, durations) minutes (decisions.md §5). Where each line could be had alone but not all together, it is TAKEN.
 */
export function bookableStarts({
  starts,
  services,
  staffMemberId,
  by,
  ...day
}: BookableStartsQuery): BookableSlot[] {
  const team = freeStaff(day.staff);
  const durations = services.map(({ duration }) => duration);
  return starts.map((start) => {
    const following = itemMinutes(start, durations).map((times, index) => ({
      ...times,
      serviceId: services[index]?.id ?? 0,
      staffMemberId,
    }));
    const lines = by === "CUSTOMER" ? linesOfCustomer(following) : following;
    const verdict = (reason: SlotRefusal | null) => ({
      start,
      end: lines.at(-1)?.end ?? start,
      free: reason === null,
      reason,
    });
    if (start < day.pastBefore) return verdict("PAST");
    if (start < day.window.start || start >= day.window.end) return verdict("OUTSIDE_WINDOW");
    return verdict(validateLines(lines, day, team)?.reason ?? null);
  });
}
