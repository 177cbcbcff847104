import type { ShiftState } from "@machiya/prisma/enums";
import {
  ANY_SERVICE,
  canMatch,
  connectedItems,
  type UnassignedItem,
} from "../../domain/appointments/matching.ts";
import { firstThatFit } from "../../domain/appointments/unassignableItems.ts";
import { isAtLeast } from "../../domain/shifts/shiftApproval.ts";
import { covers, type Interval, subtractIntervals } from "../../domain/time/intervals.ts";

/** How well an item is covered: 2 by confirmed shifts, 1 with the help of proposed shifts, 0 not at all. */
export type Coverage = 0 | 1 | 2;

/** The working time of an active staff member, in any one unit of time. */
export interface Staffing {
  id: number;
  serviceIds: ReadonlySet<number>;
  shifts: readonly (Interval & { state: ShiftState })[];
  /** Time off and store closures. */
  away: readonly Interval[];
}

export interface ReservedSpan extends Interval {
  id: number;
  /** Null: not specified. */
  staffMemberId: number | null;
  /** Null: the service was deleted, so anyone can serve the item. */
  serviceId: number | null;
}

const LEVELS: readonly (readonly [Coverage, ShiftState])[] = [
  [2, "CONFIRMED"],
  [1, "PROPOSED"],
];

/**
 * Returns the coverage of each item. An assigned staff member must work for the whole item; whether they
 * offer the service was checked at assignment. Unspecified items are covered by people who offer the service,
 * work and are free (decisions.md §5: a matching, not a count). If these are too few, those covered by
 * confirmed shifts and then the oldest keep the remaining places. `before` is the coverage before a change:
 * an item without it takes no place from those that had it, so that more staff never reduce any coverage.
 */
export function coverage(
  items: readonly ReservedSpan[],
  crew: readonly Staffing[],
  before?: ReadonlyMap<number, Coverage>,
): Map<number, Coverage> {
  const served = new Map<number, Coverage>(items.map(({ id }) => [id, 0]));
  for (const [level, least] of LEVELS) {
    const rivals = items.filter(
      ({ id, staffMemberId }) => staffMemberId !== null || (before?.get(id) ?? level) >= level,
    );
    for (const id of servedBy(rivals, crew, least, served)) {
      served.set(id, Math.max(level, served.get(id) ?? 0) as Coverage);
    }
  }
  return served;
}

/** Returns the ids of the items that shifts of at least this state cover. Those that are served already come first. */
function servedBy(
  items: readonly ReservedSpan[],
  crew: readonly Staffing[],
  least: ShiftState,
  already: ReadonlyMap<number, Coverage>,
): number[] {
  const working = new Map(
    crew.map(({ id, shifts, away }) => [
      id,
      subtractIntervals(
        shifts.filter(({ state }) => isAtLeast(state, least)),
        away,
      ),
    ]),
  );
  const named = items.filter(({ staffMemberId }) => staffMemberId !== null);
  const open = items
    .filter(({ staffMemberId }) => staffMemberId === null)
    .map(({ id, serviceId, start, end }) => ({ id, serviceId: serviceId ?? ANY_SERVICE, start, end }));
  const free = crew.map(({ id, serviceIds }) => ({
    id,
    serviceIds: new Set([...serviceIds, ANY_SERVICE]),
    free: subtractIntervals(
      working.get(id) ?? [],
      named.filter(({ staffMemberId }) => staffMemberId === id),
    ),
  }));
  const served = named
    .filter((item) => covers(working.get(item.staffMemberId ?? 0) ?? [], item))
    .map(({ id }) => id);
  const fits = (some: readonly UnassignedItem[]) => canMatch(some, free);
  const earlier = (a: UnassignedItem, b: UnassignedItem) =>
    (already.get(b.id) ?? 0) - (already.get(a.id) ?? 0) || a.id - b.id;
  const judged = new Set<number>();
  for (const item of open) {
    if (judged.has(item.id)) continue;
    const together = connectedItems(open, [item]);
    for (const { id } of together) judged.add(id);
    const kept = fits(together) ? together : firstThatFit(together.sort(earlier), fits);
    served.push(...kept.map(({ id }) => id));
  }
  return served;
}
