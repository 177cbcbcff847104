import { covers, type Interval, overlaps } from "../time/intervals.ts";

/** An item for which no staff member was chosen, in day minutes. */
export interface UnassignedItem extends Interval {
  id: number;
  serviceId: number;
}

/** Stands for a service that is gone or was not said, which anyone can do; no row has this number. */
export const ANY_SERVICE = -1;

/** When a staff member is free, without the items that are theirs: `freeIntervals` of slots.ts. */
export interface FreeStaff {
  id: number;
  serviceIds: ReadonlySet<number>;
  free: readonly Interval[];
}

export interface Matching {
  /** The staff member of every item; null when none was found. */
  staffOf: ReadonlyMap<number, number> | null;
  /** Whether the answer is proved; only a search that was given up is not. */
  exact: boolean;
}

/** After so many tries in one component, in each direction of time, a search is given up: some tenths of a second. */
const MAX_TRIES = 5_000;

/** Whether they could serve an item if it were the only one. */
export function canServe(staff: FreeStaff, item: Omit<UnassignedItem, "id">): boolean {
  return staff.serviceIds.has(item.serviceId) && covers(staff.free, item);
}

/** By time; the order of what is equal does not depend on how it came in. */
function byTime(items: readonly UnassignedItem[]): readonly UnassignedItem[] {
  const inOrder = items.every((item, index) => index === 0 || sooner(items[index - 1] ?? item, item) <= 0);
  return inOrder ? items : items.toSorted(sooner);
}

function sooner(a: UnassignedItem, b: UnassignedItem): number {
  return a.start - b.start || a.end - b.end || a.id - b.id;
}

/** Items that hang together by overlapping; two components never compete for anyone. */
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

/** The items of the components that a change in these times can touch: no other can become impossible by it. */
export function connectedItems(
  items: readonly UnassignedItem[],
  changes: readonly Interval[],
): UnassignedItem[] {
  const found: UnassignedItem[] = [];
  const inOrder = byTime(items);
  // Looked through without making the components: a day has hundreds of items, and is asked about again and again.
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

/** Staff who can serve the same items of a component; of overlapping items they take as many as they are. */
interface Kind {
  members: readonly number[];
  can: readonly boolean[];
  /** How many items that is, at least one. */
  ability: number;
}

function kindsOf(items: readonly UnassignedItem[], staff: readonly FreeStaff[]): Kind[] {
  const membersOf = new Map<string, number[]>();
  for (const member of byId(staff)) {
    let can = "";
    for (const item of items) can += canServe(member, item) ? "1" : "0";
    const members = membersOf.get(can);
    if (members === undefined) membersOf.set(can, [member.id]);
    else members.push(member.id);
  }
  const kinds = [...membersOf].map(([key, members]) => {
    const can = Array.from(key, (one) => one === "1");
    return { members, can, ability: can.filter(Boolean).length };
  });
  // Those who can do least first, so that the versatile are kept for what they alone can do.
  return kinds.filter(({ ability }) => ability > 0).sort((a, b) => a.ability - b.ability);
}

function byId(staff: readonly FreeStaff[]): readonly FreeStaff[] {
  const inOrder = staff.every(({ id }, index) => index === 0 || id >= (staff[index - 1]?.id ?? id));
  return inOrder ? staff : staff.toSorted((a, b) => a.id - b.id);
}

/** Bipartite matching by augmenting paths: whether everyone finds one of their choices, each with room for so many. */
export function canAllBeServed(choices: readonly (readonly number[])[], room: readonly number[]): boolean {
  const holders = room.map((): number[] => []);
  const place = (who: number, seen: Set<number>): boolean =>
    (choices[who] ?? []).some((choice) => {
      const inside = holders[choice];
      if (inside === undefined || seen.has(choice)) return false;
      seen.add(choice);
      if (inside.length < (room[choice] ?? 0)) return inside.push(who) > 0;
      const moved = inside.findIndex((other) => place(other, seen));
      if (moved === -1) return false;
      inside[moved] = who;
      return true;
    });
  return choices.every((_, who) => place(who, new Set()));
}

/** Which kind serves each item of a component; null: impossible; undefined: given up. */
function searchComponent(
  items: readonly UnassignedItem[],
  kinds: readonly Kind[],
  mostTries: number,
): number[] | null | undefined {
  const starts = [...new Set(items.map(({ start }) => start))];
  const chosen: number[] = [];
  const failed = new Set<string>();
  let tries = 0;

  /** The ends of the items that each kind serves at this time. */
  const busyAt = (time: number) => {
    const ends = kinds.map((): number[] => []);
    for (const [index, kind] of chosen.entries()) {
      const end = items[index]?.end ?? time;
      if (end > time) ends[kind]?.push(end);
    }
    return ends;
  };
  /** Whether those who stand side by side at this time still find someone: what must hold for any solution. */
  const crowdFits = (time: number) => {
    const choices = items.flatMap((item, index) => {
      if (index < chosen.length || item.start > time || item.end <= time) return [];
      return [kinds.flatMap(({ can }, kind) => (can[index] ? [kind] : []))];
    });
    const busy = busyAt(time);
    return canAllBeServed(
      choices,
      kinds.map(({ members }, kind) => members.length - (busy[kind]?.length ?? 0)),
    );
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

/** The same search with time running backwards, which seldom loses its way in the same place. */
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

/** Gives the items of a kind to its members: in the order of time the first who is free, and one always is. */
function seat(items: readonly UnassignedItem[], members: readonly number[], staffOf: Map<number, number>) {
  const freeFrom = members.map(() => Number.NEGATIVE_INFINITY);
  for (const item of items) {
    const at = freeFrom.findIndex((time) => time <= item.start);
    const member = members[at];
    if (member === undefined) throw new Error("More items at once than a kind has members");
    freeFrom[at] = item.end;
    staffOf.set(item.id, member);
  }
}

/**
 * Finds a staff member for every item, such that everyone offers the service, is free and serves one at a time
 * (decisions.md §5: "a matching, not a count"). What is found is always right.
 *
 * Items of different lengths make this interval scheduling with eligibility, which a matching of one moment does not
 * decide. So each component of overlapping items is searched in the order of time over kinds of staff who can serve the
 * same items; of a kind with k members any items fit of which never more than k overlap. A branch ends when the items of
 * some later moment have no bipartite matching, or when the same kinds were once left busy until the same times in vain.
 * Where all items of a component overlap each other, as with items of equal times, the matching alone decides at once.
 *
 * That it is impossible is exact too, unless a component took more than `mostTries` forwards in time and as many
 * backwards: then `exact` is false, and a caller who refuses on it refuses too much, never too little. Days of up to 12
 * people were never seen there; of 20, nearly full of items for which nobody was chosen, one call in some hundreds was.
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
    const forwards = searchComponent(component, kinds, mostTries);
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
 * Whether `matchItems` finds somebody for every item. Mostly it is enough that each takes, by time, the first who is free: only where
 * this fails a search is worth its cost.
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
