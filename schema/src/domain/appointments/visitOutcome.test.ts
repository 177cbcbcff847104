import { describe, expect, it } from "vitest";
import { APPOINTMENT_STATES } from "./appointmentState.ts";
import {
  canHaveOutcome,
  namesCanceller,
  outcomeAfterChange,
  outcomeOfCancellation,
  possibleOutcomes,
  VISIT_OUTCOMES,
} from "./visitOutcome.ts";

/** 15:00 in Taipei; the day begins at 16:00 UTC of the day before. */
const startsAt = new Date("2026-11-23T07:00:00.000Z");
const dayStartsAt = new Date("2026-11-22T16:00:00.000Z");
const before = (instant: Date) => new Date(instant.getTime() - 1);
const at = (now: Date, state: (typeof APPOINTMENT_STATES)[number] = "CONFIRMED") =>
  possibleOutcomes({ state, startsAt, dayStartsAt, now });

describe("the outcomes of a confirmed visit", () => {
  it.each([
    ["a millisecond before its day", before(dayStartsAt), []],
    ["at the first instant of its day", dayStartsAt, ["ARRIVED"]],
    ["a millisecond before its start", before(startsAt), ["ARRIVED"]],
    ["at its start", startsAt, ["ARRIVED", "DONE", "NO_SHOW"]],
    ["a year later", new Date("2027-11-23T07:00:00Z"), ["ARRIVED", "DONE", "NO_SHOW"]],
  ])("%s", (_when, now, outcomes) => {
    expect(at(now)).toEqual(outcomes);
  });
});

it("a canceled appointment can only have been canceled late, at any time", () => {
  for (const now of [before(dayStartsAt), startsAt]) expect(at(now, "CANCELLED")).toEqual(["LATE_CANCEL"]);
});

it("a pending appointment has no outcome", () => {
  expect(at(startsAt, "PENDING")).toEqual([]);
});

it("every outcome belongs to exactly one state", () => {
  for (const outcome of VISIT_OUTCOMES) {
    const states = APPOINTMENT_STATES.filter((state) =>
      canHaveOutcome(outcome, { state, startsAt, dayStartsAt, now: startsAt }),
    );
    expect([outcome, states.length]).toEqual([outcome, 1]);
  }
});

it("only a late cancellation names who canceled", () => {
  expect([null, ...VISIT_OUTCOMES].filter(namesCanceller)).toEqual(["LATE_CANCEL"]);
  expect(outcomeOfCancellation("SHOP")).toEqual({ outcome: "LATE_CANCEL", cancelledBy: "SHOP" });
  expect(outcomeOfCancellation(null)).toEqual({ outcome: null, cancelledBy: null });
});

it("an outcome stays until the visit has another state or another start", () => {
  const none = { outcome: null, cancelledBy: null };
  const arrived = { outcome: "ARRIVED", cancelledBy: null } as const;
  const visit = { state: "CONFIRMED", startsAt } as const;
  const after = (change: object) => outcomeAfterChange({ ...visit, ...arrived }, { ...visit, ...change });
  expect(after({})).toEqual(arrived);
  expect(after({ startsAt: new Date(startsAt) })).toEqual(arrived);
  expect(after({ startsAt: before(startsAt) })).toEqual(none);
  expect(after({ state: "CANCELLED" })).toEqual(none);
  const late = { state: "CANCELLED", startsAt, outcome: "LATE_CANCEL", cancelledBy: "SHOP" } as const;
  expect(outcomeAfterChange(late, { state: "CANCELLED", startsAt })).toEqual({
    outcome: "LATE_CANCEL",
    cancelledBy: "SHOP",
  });
});
