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
  const assignable: UnassignedItem[] = [];
  return near
    .toSorted((a, b) => a.id - b.id)
    .filter((item) => {
      const together = connectedItems([...assignable, item], [item]);
      const { staffOf, exact } = matchItems(together, team);
      // An aborted search proves nothing, so that the item still reserves its time.
      if (staffOf === null && exact) return true;
      assignable.push(item);
      return false;
    });
}
