import { describe, expect, it } from "vitest";
import {
  appointmentCalendarVariables,
  readByStaff,
  timetableVariables,
  withByStaff,
} from "./calendarSearch.ts";

const at = (search: string) => appointmentCalendarVariables(new URLSearchParams(search));

describe("what the calendar asks for", () => {
  it("is nothing until the address names a day", () => {
    expect(at("view=week")).toBeNull();
    expect(at("day=2031-02-30")).toBeNull();
    expect(timetableVariables(new URLSearchParams("day=tomorrow"))).toBeNull();
  });

  it("is whole weeks from Sunday of a month, also when the view is none", () => {
    for (const view of ["month", "year"])
      expect(at(`view=${view}&day=2031-05-06`)).toMatchObject({
        input: { from: "2031-04-27", to: "2031-05-31" },
        byStaff: false,
      });
  });

  it("is narrowed by customer and by a state that there is", () => {
    expect(at("view=day&day=2031-05-06&customer= 高 &state=PENDING")?.input).toEqual({
      from: "2031-05-06",
      to: "2031-05-06",
      customerName: "高",
      states: ["PENDING"],
    });
    expect(at("view=day&day=2031-05-06&state=GONE")?.input).toEqual({ from: "2031-05-06", to: "2031-05-06" });
  });

  it("is people's shifts too where a day has their columns", () => {
    expect(at("view=day&day=2031-05-06")?.byStaff).toBe(true);
    expect(at("view=week&day=2031-05-06")?.byStaff).toBe(false);
    expect(at("view=day&day=2031-05-06&by=time")?.byStaff).toBe(false);
  });
});

it("keeps in the address whether a day has columns of people", () => {
  const search = withByStaff(new URLSearchParams("view=day"), false);
  expect(readByStaff(search)).toBe(false);
  expect(`${withByStaff(search, true)}`).toBe("view=day");
});

it("asks for what holds its time on the day of a timetable", () => {
  expect(timetableVariables(new URLSearchParams("day=2031-05-06"))).toMatchObject({
    input: { from: "2031-05-06", to: "2031-05-06", states: ["PENDING", "CONFIRMED"] },
  });
});
