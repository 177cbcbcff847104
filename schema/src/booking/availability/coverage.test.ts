import { expect, test } from "vitest";
import { coverage, type ReservedSpan, type Staffing } from "./coverage.ts";

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
  expect(served([item(1, 1, 600, 660), item(2, null, 600, 660), item(3, null, 630, 690)], two)).toEqual([
    2, 0, 0,
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
