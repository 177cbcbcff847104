import { describe, expect, it } from "vitest";
import { readBookingSearch } from "../booking/bookingSearch.ts";
import { readCalendarSearch } from "./calendarSearch.ts";

describe("readCalendarSearch", () => {
  it("reads the view, the day, and the open appointment", () => {
    expect(readCalendarSearch("?view=week&day=2026-12-09&appointment=x&act=move")).toEqual({
      view: "week",
      day: "2026-12-09",
      appointmentId: "x",
      act: "move",
    });
  });
  it.each(["", "?day=2026-02-30", "?day=9", "?view=year&act=delete", "?day=0000-01-01"])(
    "uses the defaults for %j",
    (search) => {
      expect(readCalendarSearch(search)).toEqual({
        view: "month",
        day: null,
        appointmentId: null,
        act: null,
      });
    },
  );
});

describe("readBookingSearch", () => {
  it("reads mode and view, and returns null for unknown values", () => {
    expect(readBookingSearch("?mode=named&view=review")).toEqual({ mode: "named", view: "review" });
    expect(readBookingSearch("?mode=2&view=x")).toEqual({ mode: null, view: null });
  });
});
