import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FreeStaff, matchItems, type UnassignedItem } from "./matching.ts";
import { unassignableItems } from "./unassignableItems.ts";

const member = (id: number, serviceIds: number[] = [1], start = 0, end = 600): FreeStaff => ({
  id,
  serviceIds: new Set(serviceIds),
  free: [{ start, end }],
});
const item = (id: number, start = 60, end = 120, serviceId = 1): UnassignedItem => ({
  id,
  serviceId,
  start,
  end,
});
const day = [{ start: 0, end: 600 }];
const ids = (items: readonly UnassignedItem[]) => items.map(({ id }) => id);

describe("unassignable items", () => {
  test("do not exist while all can be served", () => {
    expect(unassignableItems([item(1), item(2)], day, [member(1), member(2)])).toEqual([]);
  });

  test("are those beyond the number of staff, newest first", () => {
    expect(ids(unassignableItems([item(3), item(1), item(2)], day, [member(1)]))).toEqual([2, 3]);
  });

  test("are those whose service nobody offers, not later ones that can be served", () => {
    expect(ids(unassignableItems([item(1, 60, 120, 9), item(2)], day, [member(1)]))).toEqual([1]);
  });

  test("are found only among items connected with the given times", () => {
    const items = [item(1), item(2), item(3, 300, 360), item(4, 300, 360)];
    expect(ids(unassignableItems(items, [{ start: 60, end: 61 }], [member(1)]))).toEqual([2]);
  });
});

const items = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 8 }),
    length: fc.integer({ min: 1, max: 3 }),
    serviceId: fc.integer({ min: 1, max: 2 }),
  }),
  { maxLength: 7 },
);
const staff = fc.array(fc.subarray([1, 2]), { maxLength: 3 });

test("leave a set that can be served together, to which none of them can be added", () => {
  fc.assert(
    fc.property(items, staff, (given, skills) => {
      const all = given.map(({ start, length, serviceId }, id) => item(id, start, start + length, serviceId));
      const team = skills.map((serviceIds, id) => member(id, serviceIds));
      const hopeless = unassignableItems(all, day, team);
      const kept = all.filter((one) => !hopeless.includes(one));
      expect(matchItems(kept, team).staffOf).not.toBeNull();
      for (const one of hopeless) expect(matchItems([...kept, one], team).staffOf).toBeNull();
    }),
  );
});
