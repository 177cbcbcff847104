import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { readPlace, withPlace } from "../calendar/placeSearch.ts";
import { readChosen, SHIFT_VIEWS, shiftCalendarVariables, withChosen } from "./shiftSearch.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the address of the shift calendar", () => {
  it("opens a month of everyone where it says nothing, and asks for nothing before it names a day", () => {
    expect(readPlace(search(""), SHIFT_VIEWS)).toEqual({ view: "month", day: "" });
    expect(readChosen(search(""))).toEqual([]);
    expect(shiftCalendarVariables(search("view=week"))).toBeNull();
    expect(shiftCalendarVariables(search("day=2026-02-30"))).toBeNull();
  });

  it("asks for whole weeks of the chosen people", () => {
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

  it("keeps the one while the other changes", () => {
    const chosen = withChosen(search("view=week&day=2026-11-21"), [globalId("StaffMember", 7)]);
    expect(`${chosen}`).toBe("view=week&day=2026-11-21&staff=7");
    expect(`${withPlace(chosen, { view: "month", day: "2026-12-01" })}`).toBe(
      "view=month&day=2026-12-01&staff=7",
    );
    expect(`${withChosen(chosen, [])}`).toBe("view=week&day=2026-11-21");
  });

  it("does not open a view that the shift calendar has not", () => {
    expect(readPlace(search("view=day&day=2026-11-21"), SHIFT_VIEWS)).toEqual({
      view: "month",
      day: "2026-11-21",
    });
  });
});
