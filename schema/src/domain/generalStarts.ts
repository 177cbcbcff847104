import { itemMinutes } from "./itemTimes.ts";
import { freeStaff, judgeLines, type LinesQuestion } from "./judgeLines.ts";
import type { Slot, SlotRefusal } from "./slots.ts";

export interface GeneralQuestion extends LinesQuestion {
  /** Day minutes, for customers those of `bookingStarts`. */
  starts: readonly number[];
  /** The lines in their order; durations in minutes. */
  services: readonly { id: number; duration: number }[];
}

/**
 * The starts of an appointment without a chosen staff member, whose lines follow each other: each start is free when
 * somebody can serve every line, not the same person of necessity, and everyone to whom nobody is assigned yet can
 * still be served too (decisions.md §5). Where each line could be had alone but not all together, it is TAKEN.
 */
export function generalStarts({ starts, services, ...day }: GeneralQuestion): Slot[] {
  const team = freeStaff(day.staff);
  return starts.map((start) => {
    const lines = itemMinutes(
      start,
      services.map(({ duration }) => duration),
    ).map((times, index) => ({ ...times, serviceId: services[index]?.id ?? 0, staffMemberId: null }));
    const verdict = (reason: SlotRefusal | null) => ({
      start,
      end: lines.at(-1)?.end ?? start,
      free: reason === null,
      reason,
    });
    if (start < day.pastBefore) return verdict("PAST");
    if (start < day.window.start || start >= day.window.end) return verdict("OUTSIDE_WINDOW");
    return verdict(judgeLines(lines, day, team)?.reason ?? null);
  });
}
