import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { readPlace, withPlace } from "../calendar/placeSearch.ts";
import {
  readChosen,
  SHIFT_VIEWS,
  shiftCalendarVariables,
  shownHoursSearch,
  withChosen,
} from "./shiftSearch.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the URL of the shift calendar", () => {
  it("opens the current month of all staff when it is empty, and needs a day for a query", () => {
    expect(readPlace(search(""), SHIFT_VIEWS)).toEqual({ view: "month", day: "" });
    expect(readChosen(search(""))).toEqual([]);
    expect(shiftCalendarVariables(search("view=week"))).toBeNull();
    expect(shiftCalendarVariables(search("day=2026-02-30"))).toBeNull();
  });

  it("requests whole weeks of the chosen staff", () => {
    expect(shiftCalendarVariables(search("view=month&day=2026-11-21&staff=3,x,5"))).toEqual({
      range: {
        from: "2026-11-01",
        to: "2026-12-05",
        staffMemberIds: [globalId("StaffMember", 3), globalId("StaffMember", 5)],
      },
      days: { from: "2026-11-01", to: "2026-12-05" },
      staffMemberIds: [globalId("StaffMember", 3), globalId("StaffMember", 5)],
    });
  });

  it("keeps one parameter when another one changes", () => {
    const chosen = withChosen(search("view=week&day=2026-11-21"), [globalId("StaffMember", 7)]);
    expect(`${chosen}`).toBe("view=week&day=2026-11-21&staff=7");
    expect(`${withPlace(chosen, { view: "month", day: "2026-12-01" })}`).toBe(
      "view=month&day=2026-12-01&staff=7",
    );
    expect(`${withChosen(chosen, [])}`).toBe("view=week&day=2026-11-21");
  });

  it("exports the hours of the month or the week, of the chosen staff", () => {
    expect(`${shownHoursSearch(search("view=month&day=2026-11-21&staff=3,5"))}`).toBe(
      "from=2026-11-01&to=2026-11-30&staff=3%2C5",
    );
    expect(`${shownHoursSearch(search("view=week&day=2026-11-25"))}`).toBe("from=2026-11-22&to=2026-11-28");
  });

  it("ignores views that the shift calendar does not have", () => {
    expect(readPlace(search("view=day&day=2026-11-21"), SHIFT_VIEWS)).toEqual({
      view: "month",
      day: "2026-11-21",
    });
  });
});
