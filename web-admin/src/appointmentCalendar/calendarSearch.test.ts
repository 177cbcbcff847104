import { describe, expect, it } from "vitest";
import {
  appointmentCalendarVariables,
  isFiltered,
  readByStaff,
  readShowsCancelled,
  timetableVariables,
  withByStaff,
  withCancelled,
  withDefaultView,
} from "./calendarSearch.ts";

const at = (search: string) => appointmentCalendarVariables(new URLSearchParams(search));

describe("the variables of the calendar", () => {
  it("are null until the URL contains a day", () => {
    expect(at("view=week")).toBeNull();
    expect(at("day=2031-02-30")).toBeNull();
    expect(timetableVariables(new URLSearchParams("day=tomorrow"))).toBeNull();
  });

  it("cover whole weeks from Sunday for a month, also when the view is invalid", () => {
    for (const view of ["month", "year"])
      expect(at(`view=${view}&day=2031-05-06`)).toMatchObject({
        input: { from: "2031-04-27", to: "2031-05-31" },
        byStaff: false,
      });
  });

  it("are filtered by customer and by a valid state", () => {
    expect(at("view=day&day=2031-05-06&customer= 高 &state=PENDING")?.input).toEqual({
      from: "2031-05-06",
      to: "2031-05-06",
      customerName: "高",
      states: ["PENDING"],
    });
    expect(at("view=day&day=2031-05-06&state=GONE&cancelled=shown")?.input).toEqual({
      from: "2031-05-06",
      to: "2031-05-06",
    });
  });

  it("leave out canceled appointments unless they are shown, or filtered", () => {
    expect(at("view=day&day=2031-05-06")?.input.states).toEqual(["PENDING", "CONFIRMED"]);
    expect(at("view=day&day=2031-05-06&state=CANCELLED")?.input.states).toEqual(["CANCELLED"]);
    const search = withCancelled(new URLSearchParams("view=day"), true);
    expect(readShowsCancelled(search)).toBe(true);
    expect(`${withCancelled(search, false)}`).toBe("view=day");
    expect(isFiltered(new URLSearchParams("cancelled=shown&view=day"))).toBe(false);
    expect(isFiltered(new URLSearchParams("state=PENDING"))).toBe(true);
  });

  it("default to the day, or to the agenda on a phone, and keep a chosen view", () => {
    const defaultOf = (search: string, isPhone: boolean, isNarrow: boolean) =>
      `${withDefaultView(new URLSearchParams(search), { isPhone, isNarrow })}`;
    expect(defaultOf("", false, false)).toBe("view=day");
    expect(defaultOf("", false, true)).toBe("view=day&by=time");
    expect(defaultOf("", true, true)).toBe("view=agenda");
    expect(defaultOf("view=month", true, true)).toBe("view=month");
  });

  it("cover the weeks of the agenda, within a limit", () => {
    const ends = (weeks: string) => at(`view=agenda&day=2031-05-06${weeks}`)?.days.to;
    expect(["", "&weeks=2", "&weeks=13", "&weeks=x"].map(ends)).toEqual([
      "2031-05-12",
      "2031-05-19",
      "2031-05-12",
      "2031-05-12",
    ]);
    expect(at("view=week&day=2031-05-06&weeks=2")?.days.to).toBe("2031-05-10");
  });

  it("include staff shifts if a day has a column for each staff member", () => {
    expect(at("view=day&day=2031-05-06")?.byStaff).toBe(true);
    expect(at("view=week&day=2031-05-06")?.byStaff).toBe(false);
    expect(at("view=day&day=2031-05-06&by=time")?.byStaff).toBe(false);
  });
});

it("the URL stores whether a day has a column for each staff member", () => {
  const search = withByStaff(new URLSearchParams("view=day"), false);
  expect(readByStaff(search)).toBe(false);
  expect(`${withByStaff(search, true)}`).toBe("view=day");
});

it("the timetable requests only appointments that occupy time on its day", () => {
  expect(timetableVariables(new URLSearchParams("day=2031-05-06"))).toMatchObject({
    input: { from: "2031-05-06", to: "2031-05-06", states: ["PENDING", "CONFIRMED"] },
  });
});
