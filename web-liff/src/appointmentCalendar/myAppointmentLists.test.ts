import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import { expect, it } from "vitest";
import { isTooLateToChange, myAppointmentLists } from "./myAppointmentLists.ts";

const NOW = new Date("2026-12-09T04:00:00Z");
const one = (id: string, hours: number, state: AppointmentState = "CONFIRMED") => ({
  id,
  state,
  startsAt: new Date(NOW.getTime() + hours * 3_600_000).toISOString(),
  endsAt: new Date(NOW.getTime() + (hours + 1) * 3_600_000).toISOString(),
});
const ids = (lists: ReturnType<typeof myAppointmentLists<ReturnType<typeof one>>>) => ({
  next: lists.next?.id ?? null,
  later: lists.later.map(({ id }) => id),
  past: lists.past.map(({ id }) => id),
});

it("the next appointment is the earliest that still holds its time; past and canceled ones stay listed", () => {
  const all = [
    one("late", 48),
    one("cancelled", 1, "CANCELLED"),
    one("yesterday", -24),
    one("soon", 2, "PENDING"),
    one("long ago", -480, "CANCELLED"),
  ];
  expect(ids(myAppointmentLists(all, NOW))).toEqual({
    next: "soon",
    later: ["late"],
    past: ["cancelled", "yesterday", "long ago"],
  });
});

it("an appointment is the next one until its end", () => {
  expect(ids(myAppointmentLists([one("running", -0.5)], NOW)).next).toBe("running");
  expect(ids(myAppointmentLists([one("over", -1)], NOW))).toEqual({ next: null, later: [], past: ["over"] });
  expect(ids(myAppointmentLists([], NOW))).toEqual({ next: null, later: [], past: [] });
});

it("it is too late to change an appointment from the deadline to its end", () => {
  const refused = { allowed: false, reason: "OUTSIDE_BOOKING_WINDOW" };
  const isLate = (hours: number, cancelling: { allowed: boolean; reason: string | null }) =>
    isTooLateToChange({ ...one("late", hours), cancelling }, NOW);
  expect(isLate(1, refused)).toBe(true);
  expect(isLate(-0.5, refused)).toBe(true);
  expect(isLate(-1, refused)).toBe(false);
  expect(isLate(1, { allowed: true, reason: null })).toBe(false);
  expect(isLate(1, { allowed: false, reason: "WRONG_STATE" })).toBe(false);
});
