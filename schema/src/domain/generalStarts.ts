import { itemMinutes } from "./itemTimes.ts";
import { connectedItems, type FreeStaff, matchItems, type UnassignedItem } from "./matching.ts";
import {
  freeIntervals,
  SLOT_REFUSALS,
  type Slot,
  type SlotRefusal,
  type StaffDay,
  type StartWindow,
  slotVerdict,
} from "./slots.ts";

/** A staff member in service, with the day that is asked about. */
export interface SalonStaff {
  id: number;
  serviceIds: ReadonlySet<number>;
  staffDay: StaffDay;
}

export interface GeneralQuestion extends StartWindow {
  /** Day minutes, for customers those of `bookingStarts`. */
  starts: readonly number[];
  /** The lines in their order; durations in minutes. */
  services: readonly { id: number; duration: number }[];
  staff: readonly SalonStaff[];
  /** The day's items that hold their time and to which nobody is assigned. */
  unassigned: readonly UnassignedItem[];
}

/** When everyone is free, for `matchItems`. */
export function freeStaff(staff: readonly SalonStaff[]): FreeStaff[] {
  return staff.map(({ id, serviceIds, staffDay }) => ({ id, serviceIds, free: freeIntervals(staffDay) }));
}

/** Whether anyone could serve a line alone: null, or why not, as the one says who offers the service and comes nearest. */
function lineRefusal(
  line: UnassignedItem,
  { staff, pastBefore, window }: GeneralQuestion,
): SlotRefusal | null {
  const able = staff.filter(({ serviceIds }) => serviceIds.has(line.serviceId));
  if (able.length === 0) return staff.length === 0 ? "NO_SHIFT" : "LACKS_SERVICE";
  const reasons = able.map(
    ({ staffDay }) => slotVerdict({ ...line, staffDay, pastBefore, window, offersService: true }).reason,
  );
  return reasons.includes(null) ? null : (SLOT_REFUSALS.findLast((one) => reasons.includes(one)) ?? null);
}

/**
 * The starts of an appointment without a chosen staff member, whose lines follow each other: each start is free when
 * somebody can serve every line, not the same person of necessity, and everyone to whom nobody is assigned yet can
 * still be served too (decisions.md §5). Where each line could be had alone but not all together, it is TAKEN.
 */
export function generalStarts(question: GeneralQuestion): Slot[] {
  const { starts, services, staff, unassigned, pastBefore, window } = question;
  const team = freeStaff(staff);
  return starts.map((start) => {
    const lines = itemMinutes(
      start,
      services.map(({ duration }) => duration),
    ).map((times, index) => ({ ...times, id: -1 - index, serviceId: services[index]?.id ?? 0 }));
    const end = lines.at(-1)?.end ?? start;
    const verdict = (reason: SlotRefusal | null) => ({ start, end, free: reason === null, reason });
    if (start < pastBefore) return verdict("PAST");
    if (start < window.start || start >= window.end) return verdict("OUTSIDE_WINDOW");
    for (const line of lines) {
      const reason = lineRefusal(line, question);
      if (reason !== null) return verdict(reason);
    }
    const touched = connectedItems([...unassigned, ...lines], lines);
    return verdict(matchItems(touched, team).staffOf === null ? "TAKEN" : null);
  });
}
