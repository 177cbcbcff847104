import type { ShiftState } from "@machiya/prisma/enums";
import { ANY_SERVICE, canMatch, connectedItems } from "../../domain/appointments/matching.ts";
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
 * offer the service was checked at assignment. Unspecified items that compete for staff are covered together
 * or not at all, by people who offer the service, work and are free (decisions.md §5: "a matching, not a
 * count").
 */
export function coverage(items: readonly ReservedSpan[], crew: readonly Staffing[]): Map<number, Coverage> {
  const served = new Map<number, Coverage>(items.map(({ id }) => [id, 0]));
  for (const [level, least] of LEVELS) {
    for (const id of servedBy(items, crew, least)) {
      served.set(id, Math.max(level, served.get(id) ?? 0) as Coverage);
    }
  }
  return served;
}

function servedBy(items: readonly ReservedSpan[], crew: readonly Staffing[], least: ShiftState): number[] {
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
  const judged = new Set<number>();
  for (const item of open) {
    if (judged.has(item.id)) continue;
    const together = connectedItems(open, [item]);
    for (const { id } of together) judged.add(id);
    if (canMatch(together, free)) served.push(...together.map(({ id }) => id));
  }
  return served;
}
