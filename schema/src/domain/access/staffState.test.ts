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

describe("dismissing and reinstating staff", () => {
  const pairs = STATES.flatMap((from) => STATES.map((to) => ({ from, to })));
  test.each(pairs)("the change from $from to $to has the documented result", ({ from, to }) => {
    const expected = from === to ? "same" : ALLOWED.includes(`${from} ${to}`) ? "allowed" : "forbidden";
    expect(staffTransition(from, to)).toBe(expected);
  });

  test("neither action can be repeated", () => {
    expect(
      STATES.map((state) => [state, staffStateAfter("DISMISS", state), staffStateAfter("REINSTATE", state)]),
    ).toEqual([
      ["DISABLED", null, "IN_SERVICE"],
      ["IN_SERVICE", "DISMISSED", null],
      ["DISMISSED", null, "IN_SERVICE"],
    ]);
  });

  test("only staff in service can be booked", () =>
    expect(STATES.filter(isInService)).toEqual(["IN_SERVICE"]));
});

describe("staff permissions on one's own and on others' records", () => {
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
  ])("%s with role 3 is %s on the own record and %s on another; role 1 may always", (action, own, others) => {
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
