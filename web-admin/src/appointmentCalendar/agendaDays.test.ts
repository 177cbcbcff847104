import { expect, it } from "vitest";
import { agendaDays } from "./agendaDays.ts";
import type { Appointment } from "./appointmentEvents.ts";

const visit = (id: string, startsAt: string, endsAt: string): Appointment => ({
  id,
  number: 1,
  version: 1,
  state: "CONFIRMED",
  outcome: null,
  cancelledBy: null,
  customerName: id,
  customer: null,
  customerPhone: "",
  note: "",
  items: [],
  canMove: { allowed: true },
  startsAt: `2031-05-${startsAt}:00+08:00`,
  endsAt: `2031-05-${endsAt}:00+08:00`,
});
const DAYS = ["2031-05-06", "2031-05-07", "2031-05-08", "2031-05-09"];

it("an agenda lists today, and the days with visits in order or with notes", () => {
  const visits = [
    visit("late", "06T15:00", "06T16:00"),
    visit("early", "06T11:00", "06T12:00"),
    visit("night", "07T23:00", "08T01:00"),
  ];
  const days = agendaDays(DAYS, visits, {
    notesOf: (day) => (day === "2031-05-09" ? ["店休"] : []),
    today: "2031-05-06",
    now: Date.parse("2031-05-06T12:30:00+08:00"),
    zone: "Asia/Taipei",
  });
  expect(
    days.map(({ day, appointments, nowAfter }) => [day, appointments.map(({ id }) => id), nowAfter]),
  ).toEqual([
    ["2031-05-06", ["early", "late"], 1],
    ["2031-05-07", ["night"], null],
    ["2031-05-08", ["night"], null],
    ["2031-05-09", [], null],
  ]);
  const options = { notesOf: () => [], today: "2031-05-07", now: 0, zone: "Asia/Taipei" };
  expect(agendaDays(DAYS, [], options)).toEqual([
    { day: "2031-05-07", appointments: [], notes: [], nowAfter: 0 },
  ]);
});
