import { describe, expect, test } from "vitest";
import {
  isAtLeast,
  isWithdrawable,
  lowersShift,
  minShiftState,
  SHIFT_STATES,
  type ShiftAction,
  shiftPair,
  shiftStateAfter,
  shiftStateOf,
} from "./shiftApproval.ts";

test("the pairs on the wire are (1, 1), (2, 1) and (2, 2) in both directions", () => {
  expect(SHIFT_STATES.map(shiftPair)).toEqual([
    { status: 1, stage: 1 },
    { status: 2, stage: 1 },
    { status: 2, stage: 2 },
  ]);
  expect(SHIFT_STATES.map((state) => shiftStateOf(shiftPair(state)))).toEqual(SHIFT_STATES);
});

test.each([
  [1, 2],
  [0, 1],
  [3, 1],
  [2, 3],
  [2, 0],
])("(%i, %i) is not a state", (status, stage) => expect(shiftStateOf({ status, stage })).toBeNull());

test.each([
  [{}, "PROPOSED"],
  [{ status: 1 }, "PROPOSED"],
  [{ status: 1, stage: 1 }, "PROPOSED"],
  [{ status: 2 }, "CONFIRMED"],
  [{ status: 2, stage: 1 }, "CONFIRMED"],
  [{ stage: 2 }, "OPEN_TO_CUSTOMERS"],
  [{ status: 1, stage: 2 }, "OPEN_TO_CUSTOMERS"],
  [{ status: 2, stage: 2 }, "OPEN_TO_CUSTOMERS"],
  [{ status: 3 }, null],
  [{ status: 2, stage: 3 }, null],
])("the lowest state of at least %j is %s", (asked, state) => expect(minShiftState(asked)).toBe(state));

describe("every pair of states", () => {
  const pairs = SHIFT_STATES.flatMap((from, low) =>
    SHIFT_STATES.map((to, high) => ({ from, to, low, high })),
  );
  test("there are nine", () => expect(pairs).toHaveLength(9));
  test.each(pairs)("$from to $to has the documented result", ({ from, to, low, high }) => {
    expect(isAtLeast(from, to)).toBe(low >= high);
    expect(lowersShift(from, to)).toBe(high < low);
  });
});

test("Confirm, ClientConfirm and ClientClose set (2, 1), (2, 2) and (1, 1)", () => {
  const actions: ShiftAction[] = ["CONFIRM", "OPEN_TO_CUSTOMERS", "CLOSE_TO_CUSTOMERS"];
  expect(actions.map((action) => shiftPair(shiftStateAfter(action)))).toEqual([
    { status: 2, stage: 1 },
    { status: 2, stage: 2 },
    { status: 1, stage: 1 },
  ]);
});

test("only a proposal can be withdrawn", () => {
  expect(SHIFT_STATES.filter(isWithdrawable)).toEqual(["PROPOSED"]);
});

test("a caller who modifies a pair does not change the table", () => {
  shiftPair("PROPOSED").status = 2;
  expect(shiftPair("PROPOSED")).toEqual({ status: 1, stage: 1 });
});
