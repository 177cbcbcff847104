import { describe, expect, it } from "vitest";
import { SHIFT_STYLES, type Shift, shiftEvent, shiftStyle, workedShifts } from "./shiftEvents.ts";

const shift: Shift = {
  id: "1",
  date: "2026-11-01",
  state: "CONFIRMED",
  withdrawable: true,
  staffMember: { id: "2", name: "林小美", state: "IN_SERVICE" },
  shiftTemplate: {
    id: "3",
    name: "全日",
    startMinute: 600,
    endMinute: 1440,
    startTime: "10:00",
    endTime: "24:00",
  },
};
const labels = { shiftState: { CONFIRMED: "已確認" }, staffState: { DISMISSED: "離職" } };
const reading = { zone: "Asia/Taipei", labels, single: false };
const of = (state: Shift["staffMember"]["state"]): Shift => ({
  ...shift,
  staffMember: { ...shift.staffMember, state },
});

describe("a shift in the calendar", () => {
  it("has its hours in the store's zone, up to midnight", () => {
    const { start, end } = shiftEvent(shift, reading);
    expect([start, end]).toEqual([new Date("2026-11-01T02:00:00Z"), new Date("2026-11-01T16:00:00Z")]);
  });

  it("keeps its hours on a day when the clocks change", () => {
    const { start, end } = shiftEvent(shift, { ...reading, zone: "America/New_York" });
    expect([start, end]).toEqual([new Date("2026-11-01T15:00:00Z"), new Date("2026-11-02T05:00:00Z")]);
  });

  it("is red, blue or green, and always has a mark as well", () => {
    expect(Object.values(SHIFT_STYLES).map(({ tone }) => tone)).toEqual(["bad", "busy", "done"]);
    expect(new Set(Object.values(SHIFT_STYLES).map(({ mark }) => mark)).size).toBe(3);
    expect(shiftStyle("LATER_THAN_THIS_CONSOLE").tone).toBe("off");
  });

  it("is titled by its staff member, or by its template in the calendar of one person", () => {
    expect(shiftEvent(shift, reading)).toMatchObject({ title: "林小美", detail: "全日" });
    const single = shiftEvent(shift, { ...reading, single: true });
    expect(single.title).toBe("全日");
    expect(single.detail).toBeUndefined();
  });

  it("says that its staff member is a former one, in gray", () => {
    expect(shiftEvent(shift, reading)).toMatchObject({ state: { text: "已確認", mark: "✓" }, tone: "busy" });
    expect(shiftEvent(of("DISMISSED"), reading)).toMatchObject({
      state: { text: "離職 · 已確認", mark: "✓" },
      tone: "off",
    });
  });
});

describe("the shifts that are worked", () => {
  const all = [shift, of("DISMISSED"), of("DISABLED")];

  it.each([
    ["are all of them yesterday", "2026-10-31", 3],
    ["are those of staff in service today", "2026-11-01", 1],
    ["are those of staff in service later", "2027-11-01", 1],
  ])("%s", (_what, day, count) => {
    expect(workedShifts(all, { day, today: "2026-11-01" })).toEqual(all.slice(0, count));
  });
});
