import { subtractIntervals } from "../time/intervals.ts";
import {
  canMatch,
  canServe,
  connectedItems,
  type FreeStaff,
  matchItems,
  type UnassignedItem,
} from "./matching.ts";

/** A staff member with the figures that rank those who are free. */
export interface RankedStaff extends FreeStaff {
  /** Minutes that are booked with them on that day. */
  bookedMinutes: number;
  /** When they last received an item; null means never, which ranks as longest ago. */
  lastBookedAt: Date | null;
}

/**
 * A RankedStaff with the time as a number, so that a staff member who was just assigned ranks as most recent.
 */
interface Candidate extends FreeStaff {
  bookedMinutes: number;
  lastBooked: number;
}

/** Sorts by fewest booked minutes that day, then least recently booked (decisions.md §5), then lowest id. */
function ranked(staff: readonly Candidate[]): Candidate[] {
  const recency = (a: Candidate, b: Candidate) =>
    a.lastBooked === b.lastBooked ? 0 : a.lastBooked < b.lastBooked ? -1 : 1;
  return [...staff].sort((a, b) => a.bookedMinutes - b.bookedMinutes || recency(a, b) || a.id - b.id);
}

/** Returns the staff after an item was assigned to one of them. */
function withItem(staff: readonly Candidate[], id: number, item: UnassignedItem): Candidate[] {
  return staff.map((member) =>
    member.id !== id
      ? member
      : {
          ...member,
          free: subtractIntervals(member.free, [item]),
          bookedMinutes: member.bookedMinutes + item.end - item.start,
          lastBooked: Number.POSITIVE_INFINITY,
        },
  );
}

/**
 * Assigns a staff member to every item of an appointment that is being confirmed, in order of time. Each item
 * goes to the highest-ranked free staff member who leaves all remaining items assignable: those of this
 * appointment and the unassigned `others`. When the others cannot all be assigned in any case (after a shift
 * was closed with `force`), they are ignored. Returns null when there is no assignment.
 */
export function assignStaff({
  items,
  otherItems,
  staff,
}: {
  items: readonly UnassignedItem[];
  otherItems: readonly UnassignedItem[];
  staff: readonly RankedStaff[];
}): Map<number, number> | null {
  const together = connectedItems([...items, ...otherItems], items);
  const matchedTogether = matchItems(together, staff).staffOf;
  const matched = matchedTogether ?? matchItems(items, staff).staffOf;
  if (matched === null) return null;

  const assigned = new Map<number, number>();
  let candidates: Candidate[] = staff.map((member) => ({
    ...member,
    lastBooked: member.lastBookedAt?.getTime() ?? Number.NEGATIVE_INFINITY,
  }));
  let rest: readonly UnassignedItem[] = matchedTogether === null ? items : together;
  for (const item of [...items].sort((a, b) => a.start - b.start || a.id - b.id)) {
    rest = rest.filter(({ id }) => id !== item.id);
    const chosen = ranked(candidates).find(
      (member) => canServe(member, item) && canMatch(rest, withItem(candidates, member.id, item)),
    );
    // No candidate is left only when a search was aborted. The matching found at the start is then used.
    if (chosen === undefined) return new Map(items.map(({ id }) => [id, matched.get(id) ?? 0]));
    assigned.set(item.id, chosen.id);
    candidates = withItem(candidates, chosen.id, item);
  }
  return assigned;
}
