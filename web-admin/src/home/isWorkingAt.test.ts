import { expect, it } from "vitest";
import { isWorkingAt } from "./isWorkingAt.ts";

const span = (from: string, to: string) => ({
  startsAt: `2026-11-23T${from}:00Z`,
  endsAt: `2026-11-23T${to}:00Z`,
});
const person = {
  working: [span("02:00", "06:00"), span("07:00", "11:00")],
  timeOff: [span("08:00", "09:00")],
};

it.each([
  ["01:59", false],
  ["02:00", true],
  ["06:00", false],
  ["07:30", true],
  ["08:00", false],
  ["09:00", true],
])("a person with two shifts and an hour off at %s is working: %s", (time, expected) => {
  expect(isWorkingAt(person, Date.parse(`2026-11-23T${time}:00Z`))).toBe(expected);
});
