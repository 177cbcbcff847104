import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Interval } from "../time/intervals.ts";
import { chooseForAll } from "./chooseForAll.ts";
import { canServe, connectedItems, type FreeStaff, matchItems, type UnassignedItem } from "./matching.ts";

const item = (id: number, start: number, end: number, serviceId = 1): UnassignedItem => ({
  id,
  start,
  end,
  serviceId,
});
const member = (id: number, free: Interval[] = [{ start: 0, end: 1440 }], services = [1]): FreeStaff => ({
  id,
  serviceIds: new Set(services),
  free,
});
const possible = (items: UnassignedItem[], staff: FreeStaff[]) => matchItems(items, staff).staffOf !== null;

describe("the limits of a matching", () => {
  test("no items need no staff", () =>
    expect(matchItems([], [])).toEqual({ staffOf: new Map(), exact: true }));

  test("there can be as many simultaneous items as staff, but no more", () => {
    const staff = [member(1), member(2), member(3)];
    const at = (count: number) => Array.from({ length: count }, (_, id) => item(id, 600, 660));
    expect(possible(at(3), staff)).toBe(true);
    expect(matchItems(at(4), staff)).toEqual({ staffOf: null, exact: true });
  });

  test("adjacent items share a staff member, items with a common minute do not", () => {
    expect(possible([item(1, 600, 660), item(2, 660, 720)], [member(1)])).toBe(true);
    expect(possible([item(1, 600, 661), item(2, 660, 720)], [member(1)])).toBe(false);
  });

  test("an item must lie completely in one free interval", () => {
    const free = (end: number) =>
      member(1, [
        { start: 600, end },
        { start: end + 1, end: 900 },
      ]);
    expect(canServe(free(660), item(1, 600, 660))).toBe(true);
    expect(canServe(free(659), item(1, 600, 660))).toBe(false);
  });

  test("a matching fails where a count would succeed: two staff, of whom only one offers both services", () => {
    const items = [item(1, 600, 660, 2), item(2, 600, 660, 2)];
    expect(possible(items, [member(1, undefined, [1, 2]), member(2)])).toBe(false);
    expect(
      possible([item(1, 600, 660, 2), item(2, 600, 660)], [member(1, undefined, [1, 2]), member(2)]),
    ).toBe(true);
  });

  test("a matching at every moment can exist without one over time", () => {
    const long = item(1, 600, 720);
    const [first, second] = [item(2, 600, 660, 2), item(3, 660, 720, 3)];
    const staff = [member(1, undefined, [1, 2]), member(2, undefined, [1, 3])];
    expect(possible([long, first], staff)).toBe(true);
    expect(possible([long, second], staff)).toBe(true);
    expect(matchItems([long, first, second], staff)).toEqual({ staffOf: null, exact: true });
    expect(possible([long, first, second], [...staff, member(3)])).toBe(true);
  });
});

test("all entries find a choice by reassigning others, or no more can", () => {
  expect(chooseForAll([[0, 1], [0]], [1, 1])).not.toBeNull();
  expect(chooseForAll([[0, 1], [0], [1]], [1, 1])).toBeNull();
  expect(chooseForAll([[0, 1], [0], [1]], [2, 1])).not.toBeNull();
  expect(chooseForAll([[]], [1])).toBeNull();
  expect(chooseForAll([[0, 1], [1, 2], [0], [1]], [1, 1, 1])).toBeNull();
});

test("everyone gets one of their choices, and no choice is given more often than it has room", () => {
  const question = fc
    .array(fc.nat(3), { minLength: 1, maxLength: 4 })
    .chain((room) =>
      fc.tuple(
        fc.constant(room),
        fc.array(fc.uniqueArray(fc.nat(room.length - 1), { maxLength: room.length }), { maxLength: 6 }),
      ),
    );
  fc.assert(
    fc.property(question, ([room, choices]) => {
      const chosen = chooseForAll(choices, room);
      if (chosen === null) return;
      expect(choices.every((some, who) => some.includes(chosen[who] ?? -1))).toBe(true);
      expect(room.every((most, one) => chosen.filter((other) => other === one).length <= most)).toBe(true);
    }),
  );
});

test("a change affects the items that overlap it and those connected to them, and no others", () => {
  const items = [item(1, 0, 60), item(2, 50, 100), item(3, 100, 160), item(4, 150, 200)];
  const ids = (change: Interval) => connectedItems(items, [change]).map(({ id }) => id);
  expect(ids({ start: 0, end: 10 })).toEqual([1, 2]);
  expect(ids({ start: 99, end: 101 })).toEqual([1, 2, 3, 4]);
  expect(ids({ start: 100, end: 101 })).toEqual([3, 4]);
  expect(ids({ start: 200, end: 300 })).toEqual([]);
});

/** Tries every staff member for every item. */
function bruteForce(items: readonly UnassignedItem[], staff: readonly FreeStaff[]): boolean {
  const given: number[] = [];
  const next = (): boolean => {
    const wanted = items[given.length];
    if (wanted === undefined) return true;
    return staff.some(({ id, serviceIds, free }) => {
      const fits =
        serviceIds.has(wanted.serviceId) &&
        free.some(({ start, end }) => start <= wanted.start && wanted.end <= end) &&
        given.every((other, index) => {
          const its = items[index];
          return other !== id || its === undefined || its.end <= wanted.start || wanted.end <= its.start;
        });
      if (!fits) return false;
      given.push(id);
      if (next()) return true;
      given.pop();
      return false;
    });
  };
  return next();
}

const anItem = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .map(([start, length, serviceId]) => ({ start, end: start + length, serviceId }));
const someItems = (maxLength: number) =>
  fc.array(anItem, { maxLength }).map((all) => all.map((one, id) => ({ ...one, id: id + 1 })));
/** One or two parts of the day, in order. */
const someFree = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 5, max: 16 }), fc.integer({ min: 0, max: 2 }))
  .map(([start, end, gap]) =>
    [
      { start, end },
      { start: end + gap + 1, end: 16 },
    ].filter((span) => span.start < span.end),
  );
const someStaff = (maxLength: number) =>
  fc
    .array(fc.tuple(someFree, fc.subarray([1, 2, 3], { minLength: 1 })), { maxLength })
    .map((all) => all.map(([free, services], id) => member(id + 1, free, services)));

describe("compared with brute force", () => {
  test("the result is possible exactly when brute force finds a solution, and is marked as proven", () => {
    const answers = { true: 0, false: 0 };
    fc.assert(
      fc.property(someItems(8), someStaff(4), (items, staff) => {
        const { staffOf, exact } = matchItems(items, staff);
        expect(exact).toBe(true);
        expect(staffOf !== null).toBe(bruteForce(items, staff));
        answers[staffOf === null ? "false" : "true"] += 1;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(100);
  });

  test("an aborted search is reported as such and never finds an impossible solution", () => {
    let [unsure, turned] = [0, 0];
    fc.assert(
      fc.property(someItems(8), someStaff(4), fc.integer({ min: 0, max: 12 }), (items, staff, mostTries) => {
        const { staffOf, exact } = matchItems(items, staff, mostTries);
        if (exact) expect(staffOf !== null).toBe(bruteForce(items, staff));
        else expect(staffOf).toBeNull();
        if (!exact) unsure += 1;
        if (exact && mostTries < items.length) turned += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(unsure, turned)).toBeGreaterThan(10);
  });

  test("every assigned staff member offers the service, is free and serves one item at a time", () => {
    fc.assert(
      fc.property(someItems(14), someStaff(6), (items, staff) => {
        const { staffOf } = matchItems(items, staff);
        if (staffOf === null) return;
        expect([...staffOf.keys()].sort((a, b) => a - b)).toEqual(items.map(({ id }) => id));
        for (const one of items) {
          const who = staff.find(({ id }) => id === staffOf.get(one.id));
          expect(who !== undefined && canServe(who, one)).toBe(true);
          for (const other of items)
            if (other.id !== one.id && staffOf.get(other.id) === staffOf.get(one.id))
              expect(other.end <= one.start || one.end <= other.start).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("the input order of items and staff does not change the result", () => {
    fc.assert(
      fc.property(someItems(10), someStaff(5), (items, staff) => {
        const turned = matchItems([...items].reverse(), [...staff].reverse());
        const sorted = ({ staffOf }: ReturnType<typeof matchItems>) =>
          staffOf === null ? null : [...staffOf].sort(([a], [b]) => a - b);
        expect(sorted(turned)).toEqual(sorted(matchItems(items, staff)));
      }),
    );
  });
});

test("a full day of 8 staff is always decided", () => {
  const services = fc.subarray([1, 2, 3, 4, 5], { minLength: 2 });
  const free = fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 12, max: 20 }), fc.integer({ min: 1, max: 3 }))
    .map(([start, end, gap]) => [
      { start: start * 30, end: end * 30 },
      { start: (end + gap) * 30, end: 840 },
    ]);
  const staff = fc
    .array(fc.tuple(free, services), { minLength: 8, maxLength: 8 })
    .map((all) => all.map(([times, known], id) => member(id + 1, times, known)));
  const one = fc.tuple(
    fc.integer({ min: 0, max: 24 }),
    fc.constantFrom(30, 60, 90, 120),
    fc.integer({ min: 1, max: 5 }),
  );
  const items = fc
    .array(one, { minLength: 20, maxLength: 50 })
    .map((all) => all.map(([at, length, service], id) => item(id + 1, at * 30, at * 30 + length, service)));
  fc.assert(
    fc.property(items, staff, (wanted, team) => {
      expect(matchItems(wanted, team).exact).toBe(true);
    }),
    { numRuns: 40 },
  );
});
