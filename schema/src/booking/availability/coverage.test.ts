import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coverage, coverage, type ReservedSpan, type Staffing } from "./coverage.ts";

const NAILS = 1;
const HAIR = 2;
const crew = (id: number, shifts: Staffing["shifts"], given: Partial<Staffing> = {}): Staffing => ({
  id,
  serviceIds: new Set([NAILS]),
  shifts,
  away: [],
  ...given,
});
const shift = (start: number, end: number, state: Staffing["shifts"][number]["state"] = "CONFIRMED") => ({
  start,
  end,
  state,
});
const item = (id: number, staffMemberId: number | null, start: number, end: number): ReservedSpan => ({
  id,
  staffMemberId,
  serviceId: NAILS,
  start,
  end,
});
const served = (items: readonly ReservedSpan[], people: readonly Staffing[]) =>
  items.map(({ id }) => coverage(items, people).get(id));

test("an item must lie within a shift, and adjacent shifts count as one", () => {
  const people = [crew(1, [shift(600, 660), shift(660, 720)])];
  expect(served([item(1, 1, 600, 720)], people)).toEqual([2]);
  expect(served([item(1, 1, 599, 660)], people)).toEqual([0]);
  expect(served([item(1, 1, 660, 721)], people)).toEqual([0]);
});

test("shifts open to customers count as confirmed, and a proposed shift lowers the coverage", () => {
  expect(served([item(1, 1, 600, 660)], [crew(1, [shift(600, 660, "OPEN_TO_CUSTOMERS")])])).toEqual([2]);
  const half = [crew(1, [shift(600, 630), shift(630, 660, "PROPOSED")])];
  expect(served([item(1, 1, 600, 660)], half)).toEqual([1]);
});

test("an absent or unknown staff member covers nothing", () => {
  expect(served([item(1, 1, 600, 660)], [crew(1, [shift(600, 720)], { away: [shift(659, 700)] })])).toEqual([
    0,
  ]);
  expect(served([item(1, 2, 600, 660)], [crew(1, [shift(600, 720)])])).toEqual([0]);
});

test("unspecified items use the remaining staff and never more than there are", () => {
  const two = [crew(1, [shift(600, 720)]), crew(2, [shift(600, 720)])];
  expect(served([item(1, 1, 600, 660), item(2, null, 600, 660)], two)).toEqual([2, 2]);
  // The oldest items keep the remaining places.
  expect(served([item(1, 1, 600, 660), item(3, null, 600, 660), item(2, null, 630, 690)], two)).toEqual([
    2, 0, 2,
  ]);
  // Items at other hours do not compete.
  expect(served([item(1, null, 600, 660), item(2, 1, 660, 720), item(3, 2, 660, 720)], two)).toEqual([
    2, 2, 2,
  ]);
});

test("an unspecified item needs someone who offers its service, or anyone if the service was deleted", () => {
  const hairdresser = [crew(1, [shift(600, 720)], { serviceIds: new Set([HAIR]) })];
  expect(served([item(1, null, 600, 660)], hairdresser)).toEqual([0]);
  expect(served([{ ...item(1, null, 600, 660), serviceId: null }], hairdresser)).toEqual([2]);
});

test("too few confirmed shifts leave an item what proposed shifts cover", () => {
  const [confirmed, proposed] = [crew(1, [shift(600, 720)]), crew(2, [shift(600, 720, "PROPOSED")])];
  const items = [item(1, null, 600, 660), item(2, null, 600, 660), item(3, null, 600, 660)];
  expect(served(items, [confirmed, proposed])).toEqual([2, 1, 0]);
  expect(served(items, [confirmed])).toEqual([2, 0, 0]);
});

test("an item that nobody covered takes no place that a longer shift offers from a newer one", () => {
  const items = [item(1, null, 600, 720), item(2, null, 660, 720)];
  const before = coverage(items, [crew(1, [shift(660, 720)])]);
  const longer = [crew(1, [shift(600, 720)])];
  expect([...before.values(), ...coverage(items, longer, before).values()]).toEqual([0, 2, 0, 2]);
  expect(served(items, longer)).toEqual([2, 0]);
});

const times = fc
  .tuple(fc.nat(7), fc.integer({ min: 1, max: 4 }))
  .map(([start, length]) => ({ start, end: start + length }));
const anyItems = fc
  .array(
    fc.record({
      times,
      staffMemberId: fc.constantFrom(null, null, null, 1, 2),
      serviceId: fc.constantFrom(null, NAILS, HAIR),
    }),
    { maxLength: 5 },
  )
  .map((given) =>
    given.map(({ times, ...rest }, index): ReservedSpan => ({ id: index + 1, ...times, ...rest })),
  );
const anyShifts = fc.array(
  fc
    .tuple(times, fc.constantFrom("CONFIRMED" as const, "PROPOSED" as const))
    .map(([{ start, end }, state]) => shift(start, end, state)),
  { maxLength: 3 },
);
const anyCrew = fc
  .array(
    fc.record({
      serviceIds: fc.subarray([NAILS, HAIR]).map((ids) => new Set(ids)),
      shifts: anyShifts,
      away: fc.array(times, { maxLength: 1 }),
    }),
    { maxLength: 3 },
  )
  .map((given) => given.map((one, index): Staffing => ({ id: index + 1, ...one })));

/** Judges every time and every assignment one by one. */
function oracle(items: readonly ReservedSpan[], staff: readonly Staffing[]): Coverage[] {
  const at = (spans: readonly { start: number; end: number }[], time: number) =>
    spans.some(({ start, end }) => start <= time && time < end);
  const works = ({ shifts, away }: Staffing, { start, end }: ReservedSpan, proposed: boolean) =>
    Array.from({ length: end - start }, (_, index) => start + index).every(
      (time) =>
        at(
          shifts.filter(({ state }) => proposed || state !== "PROPOSED"),
          time,
        ) && !at(away, time),
    );
  const named = items.filter(({ staffMemberId }) => staffMemberId !== null);
  const apart = (a: ReservedSpan, b: ReservedSpan) => a.end <= b.start || b.end <= a.start;
  const fit = (open: readonly ReservedSpan[], proposed: boolean, taken: readonly ReservedSpan[] = named) => {
    const [first, ...rest] = open;
    if (first === undefined) return true;
    return staff.some(
      (one): boolean =>
        (first.serviceId === null || one.serviceIds.has(first.serviceId)) &&
        works(one, first, proposed) &&
        taken.every((other) => other.staffMemberId !== one.id || apart(first, other)) &&
        fit(rest, proposed, [...taken, { ...first, staffMemberId: one.id }]),
    );
  };
  const kept: ReservedSpan[] = [];
  const levels = new Map<number, Coverage>();
  for (const proposed of [false, true])
    for (const one of items) {
      if (levels.has(one.id)) continue;
      const { staffMemberId } = one;
      const theirs = staff.find(({ id }) => id === staffMemberId);
      const covered =
        staffMemberId === null
          ? fit([...kept, one], proposed)
          : theirs !== undefined && works(theirs, one, proposed);
      if (!covered) continue;
      levels.set(one.id, proposed ? 1 : 2);
      if (staffMemberId === null) kept.push(one);
    }
  return items.map(({ id }) => levels.get(id) ?? 0);
}

test("the coverage is that of a slow oracle, and more staff never reduce it", () => {
  fc.assert(
    fc.property(anyItems, anyCrew, anyCrew, (items, fewer, more) => {
      expect(served(items, fewer)).toEqual(oracle(items, fewer));
      const before = coverage(items, fewer);
      const longer = fewer.map((one, index) => ({
        ...one,
        shifts: [...one.shifts, ...(more[index]?.shifts ?? [])],
      }));
      const after = coverage(items, [...longer, ...more.slice(longer.length)], before);
      for (const { id } of items) expect(after.get(id)).toBeGreaterThanOrEqual(before.get(id) ?? 0);
    }),
  );
});
