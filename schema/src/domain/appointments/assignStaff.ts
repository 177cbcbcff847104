import { subtractIntervals } from "../time/intervals.ts";
import {
  canMatch,
  canServe,
  connectedItems,
  type FreeStaff,
  matchItems,
  type UnassignedItem,
} from "./matching.ts";

/** A staff member with what decides between those who are free. */
export interface RankedStaff extends FreeStaff {
  /** Minutes of their items that hold their time on that day. */
  bookedMinutes: number;
  /** When an item was last given to them; null: never, which is longest ago. */
  lastBookedAt: Date | null;
}

/** RankedStaff with the time as a number: whoever was just assigned is the most recent. */
interface Candidate extends FreeStaff {
  bookedMinutes: number;
  lastBooked: number;
}

/** Fewest booked minutes that day, then least recently booked (decisions.md §5), then the lower id. */
function ranked(staff: readonly Candidate[]): Candidate[] {
  const recency = (a: Candidate, b: Candidate) =>
    a.lastBooked === b.lastBooked ? 0 : a.lastBooked < b.lastBooked ? -1 : 1;
  return [...staff].sort((a, b) => a.bookedMinutes - b.bookedMinutes || recency(a, b) || a.id - b.id);
}

/** The staff after an item was given to one of them. */
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
 * Gives every item of an appointment that is being confirmed a staff member, by time: of those who are free the first
 * in rank who leaves the rest possible, of this appointment and of the `others` to which nobody is assigned yet. Others
 * that could not all be served in any case (after a shift was closed with `force`) hinder nothing. null: impossible.
 */
export function assignStaff({
  items,
  others,
  staff,
}: {
  items: readonly UnassignedItem[];
  others: readonly UnassignedItem[];
  staff: readonly RankedStaff[];
}): Map<number, number> | null {
  const together = connectedItems([...items, ...others], items);
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
    // Only a search that was given up leaves nobody: then the matching that was found in the beginning holds.
    if (chosen === undefined) return new Map(items.map(({ id }) => [id, matched.get(id) ?? 0]));
    assigned.set(item.id, chosen.id);
    candidates = withItem(candidates, chosen.id, item);
  }
  return assigned;
}
