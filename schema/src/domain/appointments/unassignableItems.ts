import type { Interval } from "../time/intervals.ts";
import { canMatch, connectedItems, type FreeStaff, matchItems, type UnassignedItem } from "./matching.ts";

/**
 * Of the items near these times those for whom nobody is left in any case (after a shift was closed with `force`): they
 * hinder nobody. Where not all can be served, as many are kept as go together, of the lower number first: these still hold
 * their time, so that what cannot be served never becomes more.
 */
export function unassignableItems(
  items: readonly UnassignedItem[],
  times: readonly Interval[],
  team: readonly FreeStaff[],
): UnassignedItem[] {
  const near = connectedItems(items, times);
  if (canMatch(near, team)) return [];
  const kept: UnassignedItem[] = [];
  return near
    .toSorted((a, b) => a.id - b.id)
    .filter((item) => {
      const together = connectedItems([...kept, item], [item]);
      const { staffOf, exact } = matchItems(together, team);
      // A search that was given up proves nothing: the item holds its time.
      if (staffOf === null && exact) return true;
      kept.push(item);
      return false;
    });
}
