import type { BookingActor } from "./bookingWindow.ts";
import { itemMinutes } from "./itemTimes.ts";
import type { SlotRefusal } from "./slotRefusals.ts";
import type { BookableSlot } from "./slots.ts";
import { freeStaff, type LinesQuery, linesOfCustomer, validateLines } from "./validateLines.ts";

export interface BookableStartsQuery extends LinesQuery {
  /** Candidate starts as day minutes; for customers those of `bookingStarts`. */
  starts: readonly number[];
  /**
   * The services of the lines in order; durations in minutes. A staff member of a service precedes the one of
   * all lines.
   */
  services: readonly { id: number; duration: number; staffMemberId?: number | null }[];
  /** The staff member who serves all lines (named booking); null or omitted means any (general booking). */
  staffMemberId?: number | null;
  by: BookingActor;
}

/**
 * Returns one slot per start for an appointment whose lines follow each other. In general booking a start is
 * free when each line can be served, possibly by different people, and all unassigned items can still be
 * served as well; in named booking when that staff member is free and no unassigned item needs them. For
 * customers a named slot takes max(60, durations) minutes (decisions.md §5). The reason is TAKEN when each
 * line is possible alone but not all together.
 */
export function bookableStarts({
  starts,
  services,
  staffMemberId = null,
  by,
  ...day
}: BookableStartsQuery): BookableSlot[] {
  const team = freeStaff(day.staff);
  const durations = services.map(({ duration }) => duration);
  return starts.map((start) => {
    const following = itemMinutes(start, durations).map((times, index) => ({
      ...times,
      serviceId: services[index]?.id ?? 0,
      staffMemberId: services[index]?.staffMemberId ?? staffMemberId,
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
