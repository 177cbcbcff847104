import { covers, type Interval, overlaps } from "../time/intervals.ts";
import { chooseForAll } from "./chooseForAll.ts";

/** An item without an assigned staff member, in day minutes. */
export interface UnassignedItem extends Interval {
  id: number;
  serviceId: number;
}

/** Stands for a deleted or unspecified service, which any staff member can serve. No row has this id. */
export const ANY_SERVICE = -1;

/** When a staff member is free, excluding the items assigned to them: `freeIntervals` of slots.ts. */
export interface FreeStaff {
  id: number;
  serviceIds: ReadonlySet<number>;
  free: readonly Interval[];
}

export interface Matching {
  /** The staff member of every item; null when no matching was found. */
  staffOf: ReadonlyMap<number, number> | null;
  /** Whether the result is proven; false only when a search was aborted. */
  exact: boolean;
}

/**
 * A search is aborted after this many attempts per component and direction of time, which takes some tenths
 * of a second.
 */
const MAX_TRIES = 5_000;

/** Returns whether a staff member could serve an item if it were the only one. */
export function canServe(staff: FreeStaff, item: Omit<UnassignedItem, "id">): boolean {
  return staff.serviceIds.has(item.serviceId) && covers(staff.free, item);
}

/** Sorts by time, with ties broken by id, so that the result does not depend on the input order. */
function byTime(items: readonly UnassignedItem[]): readonly UnassignedItem[] {
  const inOrder = items.every((item, index) => index === 0 || sooner(items[index - 1] ?? item, item) <= 0);
  return inOrder ? items : items.toSorted(sooner);
}

function sooner(a: UnassignedItem, b: UnassignedItem): number {
  return a.start - b.start || a.end - b.end || a.id - b.id;
}

/** Groups items that are connected by overlaps. Two groups never compete for a staff member. */
function components(items: readonly UnassignedItem[]): UnassignedItem[][] {
  const found: UnassignedItem[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of byTime(items)) {
    if (item.start < end) found.at(-1)?.push(item);
    else found.push([item]);
    end = Math.max(end, item.end);
  }
  return found;
}

/**
 * Returns the items of the components that a change in these times can affect. No other item can become
 * unassignable by it.
 */
export function connectedItems(
  items: readonly UnassignedItem[],
  changes: readonly Interval[],
): UnassignedItem[] {
  const found: UnassignedItem[] = [];
  const inOrder = byTime(items);
  // Scans the sorted items without building the components, because a day has hundreds of items and this runs
  // often.
  for (let first = 0, next = 0; first < inOrder.length; first = next) {
    const { start } = inOrder[first] as UnassignedItem;
    let end = start;
    for (; next < inOrder.length; next += 1) {
      const item = inOrder[next] as UnassignedItem;
      if (next > first && item.start >= end) break;
      end = Math.max(end, item.end);
    }
    const component = { start, end };
    if (changes.some((change) => overlaps(component, change))) found.push(...inOrder.slice(first, next));
  }
  return found;
}

/**
 * Staff who can serve the same items of a component. They can serve as many overlapping items as there are
 * members.
 */
interface Kind {
  members: readonly number[];
  can: readonly boolean[];
  /** How many items the members can serve, at least one. */
  ability: number;
}

const isAlike = (a: UnassignedItem, b: UnassignedItem) =>
  a.serviceId === b.serviceId && a.start === b.start && a.end === b.end;

function kindsOf(items: readonly UnassignedItem[], staff: readonly FreeStaff[]): Kind[] {
  // Many items of a day have the same service and time, so that these are compared once.
  const different: UnassignedItem[] = [];
  const alike = items.map((item) => {
    const known = different.findIndex((one) => isAlike(one, item));
    return known === -1 ? different.push(item) - 1 : known;
  });
  const membersOf = new Map<string, number[]>();
  for (const member of byId(staff)) {
    let can = "";
    for (const item of different) can += canServe(member, item) ? "1" : "0";
    const members = membersOf.get(can);
    if (members === undefined) membersOf.set(can, [member.id]);
    else members.push(member.id);
  }
  const kinds = [...membersOf].map(([key, members]) => {
    const can = alike.map((at) => key[at] === "1");
    return { members, can, ability: can.filter(Boolean).length };
  });
  // Staff with the fewest abilities come first, so that versatile staff remain for items that only they can
  // serve.
  return kinds.filter(({ ability }) => ability > 0).sort((a, b) => a.ability - b.ability);
}

function byId(staff: readonly FreeStaff[]): readonly FreeStaff[] {
  const inOrder = staff.every(({ id }, index) => index === 0 || id >= (staff[index - 1]?.id ?? id));
  return inOrder ? staff : staff.toSorted((a, b) => a.id - b.id);
}

/** Returns whether all items overlap each other, so that no person can serve two of them. */
function overlapAtOnce(items: readonly UnassignedItem[]): boolean {
  let [lastStart, firstEnd] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { start, end } of items) {
    lastStart = Math.max(lastStart, start);
    firstEnd = Math.min(firstEnd, end);
  }
  return lastStart < firstEnd;
}

/** Returns which kind serves each item of a component whose items all overlap; null when impossible. */
function matchAtOnce(items: readonly UnassignedItem[], kinds: readonly Kind[]): number[] | null {
  return chooseForAll(
    items.map((_, index) => kinds.flatMap(({ can }, kind) => (can[index] ? [kind] : []))),
    kinds.map(({ members }) => members.length),
  );
}

/** Returns which kind serves each item of a component; null when impossible, undefined when aborted. */
function searchComponent(
  items: readonly UnassignedItem[],
  kinds: readonly Kind[],
  mostTries: number,
): number[] | null | undefined {
  const starts = [...new Set(items.map(({ start }) => start))];
  const chosen: number[] = [];
  const failed = new Set<string>();
  let tries = 0;

  /** Returns the ends of the items that each kind is serving at this time. */
  const busyAt = (time: number) => {
    const ends = kinds.map((): number[] => []);
    for (const [index, kind] of chosen.entries()) {
      const end = items[index]?.end ?? time;
      if (end > time) ends[kind]?.push(end);
    }
    return ends;
  };
  /** Returns whether the remaining items at this time can be matched, which any solution requires. */
  const crowdFits = (time: number) => {
    const choices = items.flatMap((item, index) => {
      if (index < chosen.length || item.start > time || item.end <= time) return [];
      return [kinds.flatMap(({ can }, kind) => (can[index] ? [kind] : []))];
    });
    const busy = busyAt(time);
    const room = kinds.map(({ members }, kind) => members.length - (busy[kind]?.length ?? 0));
    return chooseForAll(choices, room) !== null;
  };
  const search = (): boolean | undefined => {
    const index = chosen.length;
    const item = items[index];
    if (item === undefined) return true;
    const busy = busyAt(item.start);
    const state = JSON.stringify([index, ...busy.map((ends) => ends.sort((a, b) => a - b))]);
    if (failed.has(state)) return false;
    for (const [kind, { members, can }] of kinds.entries()) {
      if (can[index] !== true || (busy[kind]?.length ?? 0) >= members.length) continue;
      tries += 1;
      if (tries > mostTries) return undefined;
      chosen.push(kind);
      const found =
        starts.every((time) => time < item.start || time >= item.end || crowdFits(time)) && search();
      if (found !== false) return found;
      chosen.pop();
    }
    failed.add(state);
    return false;
  };

  if (!starts.every(crowdFits)) return null;
  const found = search();
  return found === undefined ? undefined : found ? chosen : null;
}

/** Runs the search with reversed time, which seldom gets stuck in the same place. */
function searchBackwards(items: readonly UnassignedItem[], kinds: readonly Kind[], mostTries: number) {
  const turned = items
    .map((item, index) => ({ ...item, start: -item.end, end: -item.start, index }))
    .sort(sooner);
  const found = searchComponent(
    turned,
    kinds.map((kind) => ({ ...kind, can: turned.map(({ index }) => kind.can[index] === true) })),
    mostTries,
  );
  if (!found) return found;
  const chosen = new Map(turned.map(({ index }, at) => [index, found[at] ?? 0]));
  return items.map((_, index) => chosen.get(index) ?? 0);
}

/** Assigns the items of a kind to its members: by time, the first free member. One is always free. */
function seat(items: readonly UnassignedItem[], members: readonly number[], staffOf: Map<number, number>) {
  const freeFrom = members.map(() => Number.NEGATIVE_INFINITY);
  for (const item of items) {
    const at = freeFrom.findIndex((time) => time <= item.start);
    const member = members[at];
    if (member === undefined) throw new Error("More simultaneous items than the kind has members");
    freeFrom[at] = item.end;
    staffOf.set(item.id, member);
  }
}

/**
 * Finds a staff member for every item, so that each offers the service, is free and serves one item at a time
 * (decisions.md §5: a matching, not a count). A matching that is found is always valid.
 *
 * Items of different lengths make this interval scheduling with eligibility, which the matching of a single
 * moment does not decide. Each component of overlapping items is therefore searched in order of time over
 * kinds of staff who can serve the same items; a kind with k members can serve any items of which at most k
 * overlap. A branch ends when the items of a later moment have no bipartite matching, or when the same kinds
 * were already busy until the same times in a failed branch. When all items of a component overlap each
 * other, as with equal times, the matching alone decides.
 *
 * A negative result is exact too, unless a component took more than `mostTries` attempts in both directions
 * of time: then `exact` is false, and a caller who refuses on it refuses too much, never too little. In
 * tests, days with up to 12 staff never reached the limit; with 20 staff and almost only unassigned items,
 * about one call in several hundred did.
 */
export function matchItems(
  items: readonly UnassignedItem[],
  staff: readonly FreeStaff[],
  mostTries = MAX_TRIES,
): Matching {
  const staffOf = new Map<number, number>();
  let exact = true;
  let possible = true;
  for (const component of components(items)) {
    const kinds = kindsOf(component, staff);
    const forwards = overlapAtOnce(component)
      ? matchAtOnce(component, kinds)
      : searchComponent(component, kinds, mostTries);
    const found = forwards === undefined ? searchBackwards(component, kinds, mostTries) : forwards;
    if (found === null) return { staffOf: null, exact: true };
    if (found === undefined) [exact, possible] = [false, false];
    for (const [kind, { members }] of kinds.entries())
      seat(
        component.filter((_, index) => found?.[index] === kind),
        members,
        staffOf,
      );
  }
  return { staffOf: possible ? staffOf : null, exact };
}

/**
 * Returns whether `matchItems` finds staff for every item. It first tries the cheap greedy assignment, which
 * usually succeeds, and searches only when that fails.
 */
export function canMatch(items: readonly UnassignedItem[], staff: readonly FreeStaff[]): boolean {
  return firstWillDo(items, staff) || matchItems(items, staff).staffOf !== null;
}

function firstWillDo(items: readonly UnassignedItem[], staff: readonly FreeStaff[]): boolean {
  const freeFrom = staff.map(() => Number.NEGATIVE_INFINITY);
  for (const item of byTime(items)) {
    const found = staff.findIndex(
      (member, index) => (freeFrom[index] ?? 0) <= item.start && canServe(member, item),
    );
    if (found === -1) return false;
    freeFrom[found] = item.end;
  }
  return true;
}
