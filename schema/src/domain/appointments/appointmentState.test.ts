import { describe, expect, test } from "vitest";
import {
  type AppointmentAction,
  type AppointmentActor,
  type AppointmentState,
  appointmentAfter,
  appointmentPermission,
  appointmentTransition,
  customerDeadline,
  customerTimeProblem,
  isOccupying,
  TIME_HOLDING_STATES,
} from "./appointmentState.ts";

const STATES: AppointmentState[] = ["PENDING", "CONFIRMED", "CANCELLED"];
const ACTORS: AppointmentActor[] = ["STAFF", "CUSTOMER"];

/** Every allowed pair. Of each actor's nine pairs three are the same state, and the others are forbidden. */
const ALLOWED: Record<AppointmentActor, string[]> = {
  STAFF: ["PENDING CONFIRMED", "PENDING CANCELLED", "CONFIRMED CANCELLED"],
  CUSTOMER: ["PENDING CANCELLED", "CONFIRMED CANCELLED"],
};

describe.each(ACTORS)("all nine transitions by %s", (by) => {
  const pairs = STATES.flatMap((from) => STATES.map((to) => ({ from, to })));
  test("cover nine pairs", () => expect(pairs).toHaveLength(9));
  test.each(pairs)("$from to $to has the documented result", ({ from, to }) => {
    const expected = from === to ? "same" : ALLOWED[by].includes(`${from} ${to}`) ? "allowed" : "forbidden";
    expect(appointmentTransition(from, to, by)).toBe(expected);
  });
});

describe("the outcome for a pending, a confirmed and a cancelled appointment", () => {
  test.each<[AppointmentActor, AppointmentAction, unknown[]]>([
    ["STAFF", "CONFIRM", ["CONFIRMED", null, null]],
    ["STAFF", "REJECT", ["CANCELLED", null, null]],
    ["STAFF", "CANCEL", ["CANCELLED", "CANCELLED", null]],
    ["STAFF", "RESCHEDULE", ["PENDING", "CONFIRMED", null]],
    ["STAFF", "EDIT", ["PENDING", "CONFIRMED", null]],
    ["STAFF", "DELETE", ["GONE", "GONE", "GONE"]],
    ["CUSTOMER", "CONFIRM", [null, null, null]],
    ["CUSTOMER", "REJECT", [null, null, null]],
    ["CUSTOMER", "CANCEL", ["CANCELLED", "CANCELLED", null]],
    ["CUSTOMER", "RESCHEDULE", ["PENDING", "PENDING", null]],
    ["CUSTOMER", "EDIT", [null, null, null]],
    ["CUSTOMER", "DELETE", [null, null, null]],
  ])("%s by %s follows the table", (by, action, outcomes) => {
    expect(STATES.map((state) => appointmentAfter(action, state, by))).toEqual(outcomes);
    expect(STATES.map((state) => appointmentPermission(action, state, by))).toEqual(
      outcomes.map((outcome) =>
        outcome === null
          ? { allowed: false, reason: "APPOINTMENT_STATE_FORBIDS" }
          : { allowed: true, reason: null },
      ),
    );
  });
});

test("an appointment is reviewed once: no answer can follow an earlier answer", () => {
  for (const review of ["CONFIRM", "REJECT"] as const) {
    const after = appointmentAfter(review, "PENDING", "STAFF") as AppointmentState;
    expect(appointmentPermission("CONFIRM", after, "STAFF").allowed).toBe(false);
    expect(appointmentPermission("REJECT", after, "STAFF").allowed).toBe(false);
  }
});

test("pending and confirmed appointments reserve their time", () => {
  expect(STATES.filter(isOccupying)).toEqual(TIME_HOLDING_STATES);
  expect(TIME_HOLDING_STATES).toEqual(["PENDING", "CONFIRMED"]);
});

describe("a customer can cancel or reschedule until the cut-off", () => {
  const start = new Date("2026-11-22T02:00:00Z");
  test.each([
    [1440, "2026-11-21T01:59:59.999Z", null],
    [1440, "2026-11-21T02:00:00.000Z", null],
    [1440, "2026-11-21T02:00:00.001Z", "OUTSIDE_BOOKING_WINDOW"],
    [0, "2026-11-22T02:00:00.000Z", null],
    [0, "2026-11-22T02:00:00.001Z", "OUTSIDE_BOOKING_WINDOW"],
  ])("with a cut-off of %i minutes, the problem at %s is %s", (cutOffMinutes, now, problem) => {
    expect(customerTimeProblem({ start, now: new Date(now), cutOffMinutes })).toBe(problem);
  });

  test("the deadline is an instant that a screen can display", () => {
    expect(customerDeadline(start, 90).toISOString()).toBe("2026-11-22T00:30:00.000Z");
  });
});
