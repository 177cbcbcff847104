import type { Interval } from "../time/intervals.ts";
import { canMatch, connectedItems, type FreeStaff, matchItems, type UnassignedItem } from "./matching.ts";

/**
 * Returns the items near these times that cannot be served in any case (after a shift was closed with
 * `force`); they do not block other bookings. When not all items can be served, the items with the lowest ids
 * are kept as long as they fit together; these still reserve their time, so that the number of unassignable
 * items never grows.
 */
export function unassignableItems(
  items: readonly UnassignedItem[],
  times: readonly Interval[],
  team: readonly FreeStaff[],
): UnassignedItem[] {
  const near = connectedItems(items, times);
  if (canMatch(near, team)) return [];
  const inOrder = near.toSorted((a, b) => a.id - b.id);
  const assignable = new Set(
    firstThatFit(inOrder, (together) => {
      const { staffOf, exact } = matchItems(together, team);
      // An aborted search proves nothing, so that the item still reserves its time.
      return staffOf !== null || !exact;
    }),
  );
  return inOrder.filter((item) => !assignable.has(item));
}

/** Returns the items of which each, in this order, fits together with those before it that do. */
export function firstThatFit(
  items: readonly UnassignedItem[],
  fits: (together: readonly UnassignedItem[]) => boolean,
): UnassignedItem[] {
  const kept: UnassignedItem[] = [];
  for (const item of items) if (fits(connectedItems([...kept, item], [item]))) kept.push(item);
  return kept;
}
