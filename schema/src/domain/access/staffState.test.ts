import { StaffState } from "@machiya/prisma/enums";
import { describe, expect, test } from "vitest";
import {
  isInService,
  type StaffAction,
  staffPermission,
  staffStateAfter,
  staffTransition,
} from "./staffState.ts";

const STATES = Object.values(StaffState);
const ALLOWED = ["IN_SERVICE DISMISSED", "DISMISSED IN_SERVICE", "DISABLED IN_SERVICE"];

describe("staff are dismissed and reinstated", () => {
  const pairs = STATES.flatMap((from) => STATES.map((to) => ({ from, to })));
  test.each(pairs)("$from to $to", ({ from, to }) => {
    const expected = from === to ? "same" : ALLOWED.includes(`${from} ${to}`) ? "allowed" : "forbidden";
    expect(staffTransition(from, to)).toBe(expected);
  });

  test("neither twice", () => {
    expect(
      STATES.map((state) => [state, staffStateAfter("DISMISS", state), staffStateAfter("REINSTATE", state)]),
    ).toEqual([
      ["DISABLED", null, "IN_SERVICE"],
      ["IN_SERVICE", "DISMISSED", null],
      ["DISMISSED", null, "IN_SERVICE"],
    ]);
  });

  test("those in service alone can be booked", () =>
    expect(STATES.filter(isInService)).toEqual(["IN_SERVICE"]));
});

describe("who may do what, to a record of their own and of another", () => {
  test.each<[StaffAction, boolean, boolean]>([
    ["READ_BOOKING", true, true],
    ["READ_APPOINTMENTS", true, false],
    ["READ_PERSONNEL", true, false],
    ["PROPOSE_SHIFT", true, false],
    ["WITHDRAW_SHIFT", true, false],
    ["CHANGE_PASSWORD", true, false],
    ["APPROVE_SHIFT", false, false],
    ["WRITE_APPOINTMENTS", false, false],
    ["WRITE_SERVICES", false, false],
    ["WRITE_SHIFT_TEMPLATES", false, false],
    ["WRITE_STAFF", false, false],
  ])("%s by role 3: %s, %s; by role 1 always", (action, own, others) => {
    for (const [isOwn, allowed] of [
      [true, own],
      [false, others],
    ] as const) {
      expect(staffPermission(action, { role: "STAFF", own: isOwn })).toEqual({
        allowed,
        reason: allowed ? null : "FORBIDDEN",
      });
      expect(staffPermission(action, { role: "ADMIN", own: isOwn })).toEqual({ allowed: true, reason: null });
    }
  });
});
