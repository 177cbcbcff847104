import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { subtractIntervals } from "../time/intervals.ts";
import { assignStaff, type RankedStaff } from "./assignStaff.ts";
import { canServe, matchItems, type UnassignedItem } from "./matching.ts";

const item = (id: number, start: number, end: number, serviceId = 1): UnassignedItem => ({
  id,
  start,
  end,
  serviceId,
});
const member = (id: number, bookedMinutes: number, last: string | null, services = [1]): RankedStaff => ({
  id,
  serviceIds: new Set(services),
  free: [{ start: 600, end: 1080 }],
  bookedMinutes,
  lastBookedAt: last === null ? null : new Date(last),
});
const assign = (items: UnassignedItem[], staff: RankedStaff[], others: UnassignedItem[] = []) => {
  const staffOf = assignStaff({ items, otherItems: others, staff });
  return staffOf === null ? null : items.map(({ id }) => staffOf.get(id));
};
const one = [item(1, 600, 660)];

describe("confirming an appointment", () => {
  test.each([
    ["staff with the fewest minutes that day", [member(1, 61, null), member(2, 60, "2026-11-20")], 2],
    ["of equals the least recently booked", [member(1, 60, "2026-11-20"), member(2, 60, "2026-11-19")], 2],
    ["staff who were never booked first", [member(1, 60, "2026-11-20"), member(2, 60, null)], 2],
    ["of equals the lower id", [member(2, 60, null), member(1, 60, null)], 1],
    ["only staff who offer the service", [member(1, 0, null, [2]), member(2, 60, null)], 2],
    [
      "only staff who are free",
      [{ ...member(1, 0, null), free: [{ start: 601, end: 1080 }] }, member(2, 60, null)],
      2,
    ],
  ])("assigns %s", (_rule, staff, expected) => expect(assign(one, staff)).toEqual([expected]));

  test("assigns nobody when no staff member is free", () => {
    expect(assign(one, [])).toBeNull();
    expect(assign([item(1, 600, 660), item(2, 659, 720)], [member(1, 0, null)])).toBeNull();
  });

  test("assigns the lines in order, counting the previous ones as booked", () => {
    const lines = [item(1, 600, 660), item(2, 660, 720), item(3, 720, 780)];
    expect(assign(lines, [member(1, 0, null), member(2, 50, null)])).toEqual([1, 2, 1]);
    expect(assign(lines, [member(1, 0, null), member(2, 200, null)])).toEqual([1, 1, 1]);
  });

  test("does not assign a staff member whom another item needs", () => {
    const staff = [member(1, 0, null, [1, 2]), member(2, 500, null, [1])];
    expect(assign(one, staff)).toEqual([1]);
    expect(assign(one, staff, [item(9, 659, 700, 2)])).toEqual([2]);
    expect(assign(one, staff, [item(9, 660, 700, 2)])).toEqual([1]);
  });

  test("assigns the first in rank when the other items cannot be served in any case", () => {
    expect(assign(one, [member(1, 0, null)], [item(9, 600, 660, 7)])).toEqual([1]);
    expect(assign(one, [member(1, 0, null)], [item(8, 600, 660), item(9, 600, 660)])).toEqual([1]);
  });
});

test("serves all items whenever possible, and assigns the first in rank who allows it, for any input", () => {
  const anItem = fc
    .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }))
    .map(([start, length, serviceId]) => item(0, start, start + length, serviceId));
  const some = fc.array(anItem, { minLength: 1, maxLength: 5 });
  const aMember = fc.record({
    end: fc.integer({ min: 4, max: 11 }),
    bookedMinutes: fc.integer({ min: 0, max: 2 }),
    last: fc.constantFrom(null, "2026-11-19", "2026-11-20"),
    services: fc.subarray([1, 2], { minLength: 1 }),
  });
  let served = 0;
  fc.assert(
    fc.property(anItem, some, fc.array(aMember, { maxLength: 4 }), (wanted, rest, team) => {
      const items = [{ ...wanted, id: 1 }];
      const others = rest.map((other, index) => ({ ...other, id: index + 2 }));
      const staff = team.map(({ end, bookedMinutes, last, services }, id) => ({
        ...member(id + 1, bookedMinutes, last, services),
        free: [{ start: 0, end }],
      }));
      const able = (all: UnassignedItem[], who: RankedStaff[]) => matchItems(all, who).staffOf !== null;
      const after = (id: number) =>
        staff.map((each) => (each.id === id ? { ...each, free: subtractIntervals(each.free, items) } : each));
      const protects = able([...items, ...others], staff);
      const allowed = staff.filter(
        (each) => items.every((it) => canServe(each, it)) && (!protects || able(others, after(each.id))),
      );
      const rank = (each: RankedStaff) => [each.bookedMinutes, each.lastBookedAt?.getTime() ?? 0, each.id];
      const best = allowed.sort((a, b) => {
        const [left, right] = [rank(a), rank(b)];
        const at = left.findIndex((value, index) => value !== right[index]);
        return (left[at] ?? 0) - (right[at] ?? 0);
      })[0];
      const given = assign(items, staff, others);
      // Items far from this one can be unassignable without affecting it, so that the oracle may protect too
      // little.
      if (protects || given === null) expect(given).toEqual(best === undefined ? null : [best.id]);
      else expect(allowed.map(({ id }) => id)).toContain(given[0]);
      if (given !== null) served += 1;
    }),
    { numRuns: 1000 },
  );
  expect(served).toBeGreaterThan(100);
});
