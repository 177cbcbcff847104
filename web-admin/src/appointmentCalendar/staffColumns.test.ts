import type { ShiftState } from "@machiya/schema/domain/shifts/shiftApproval";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { UNASSIGNED } from "./appointmentEvents.ts";
import { assignColumns, offHours, staffColumns } from "./staffColumns.ts";

const lin = { id: globalId("StaffMember", 2), name: "林小美" };
const chen = { id: globalId("StaffMember", 10), name: "陳怡君" };
const shift = (id: string, staffMember: typeof lin, state: ShiftState = "CONFIRMED") => ({
  id,
  state,
  staffMember: { ...staffMember, state: "IN_SERVICE" as const },
  shiftTemplate: { name: id, startMinute: 600, endMinute: 960 },
});

describe("the time outside of shifts", () => {
  const columns = [
    { id: UNASSIGNED, title: "不指定" },
    { id: lin.id, title: "林小美" },
    { id: chen.id, title: "陳怡君" },
  ];
  const ZONE = { zone: "Asia/Taipei", proposedTitle: "待確認" };
  const times = (shifts: ReturnType<typeof shift>[]) =>
    offHours("2031-05-06", shifts, columns, ZONE).map(({ resourceId, start, end }) => [
      resourceId,
      start.toISOString(),
      end.toISOString(),
    ]);

  it("is before and after the shifts, and the whole day without one, but never in the unassigned column", () => {
    expect(times([shift("早班", lin)])).toEqual([
      [lin.id, "2031-05-05T16:00:00.000Z", "2031-05-06T02:00:00.000Z"],
      [lin.id, "2031-05-06T08:00:00.000Z", "2031-05-06T16:00:00.000Z"],
      [chen.id, "2031-05-05T16:00:00.000Z", "2031-05-06T16:00:00.000Z"],
    ]);
  });
});

describe("a proposed shift", () => {
  const columns = [{ id: lin.id, title: "林小美" }];
  const backgrounds = (...shifts: ReturnType<typeof shift>[]) =>
    offHours("2031-05-06", shifts, columns, { zone: "Asia/Taipei", proposedTitle: "待確認" }).map(
      ({ kind, text, start, end }) => [kind, text, start.toISOString(), end.toISOString()],
    );

  it("is no working time, and says so", () => {
    expect(backgrounds(shift("全天", lin, "PROPOSED"))).toEqual([
      ["OFF", "", "2031-05-05T16:00:00.000Z", "2031-05-06T02:00:00.000Z"],
      ["OFF", "", "2031-05-06T08:00:00.000Z", "2031-05-06T16:00:00.000Z"],
      ["PROPOSED", "待確認", "2031-05-06T02:00:00.000Z", "2031-05-06T08:00:00.000Z"],
    ]);
    expect(
      staffColumns({
        staff: [lin],
        appointments: [],
        shifts: [shift("全天", lin, "PROPOSED"), shift("晚班", lin, "OPEN_TO_CUSTOMERS")],
        unassignedTitle: "不指定",
        proposedTitle: "待確認",
      }).at(1)?.title,
    ).toBe("林小美 · 待確認 全天 + 晚班");
  });

  it("below a confirmed one is working time", () => {
    const open = shift("早班", lin, "OPEN_TO_CUSTOMERS");
    expect(backgrounds(shift("全天", lin, "PROPOSED"), open).map(([kind]) => kind)).toEqual(["OFF", "OFF"]);
  });
});

describe("the columns of a day", () => {
  it("are the unassigned one, then those of working staff with the names of their shifts", () => {
    const shifts = [shift("晚班", chen), shift("早班", lin), shift("夜班", chen)];
    expect(
      staffColumns({
        staff: [lin, chen],
        appointments: [],
        shifts,
        unassignedTitle: "不指定",
        proposedTitle: "待確認",
      }),
    ).toEqual([
      { id: UNASSIGNED, title: "不指定" },
      { id: lin.id, title: "林小美 · 早班" },
      { id: chen.id, title: "陳怡君 · 晚班 + 夜班" },
    ]);
  });

  it("include all staff if no one works", () => {
    const columns = staffColumns({
      staff: [chen, lin],
      appointments: [],
      shifts: [],
      unassignedTitle: "不指定",
      proposedTitle: "待確認",
    });
    expect(columns.map(({ title }) => title)).toEqual(["不指定", "林小美", "陳怡君"]);
  });

  it("show an absence in one column and a closure in all", () => {
    const span = { start: new Date(0), end: new Date(1) };
    const columns = [lin, chen].map(({ id, name }) => ({ id, title: name }));
    const shown = assignColumns(
      [
        { id: "closed", text: "店休", kind: "CLOSED", ...span },
        { id: "away", text: "休假", kind: "AWAY", ...span },
      ],
      [{ id: "away", startsAt: "", endsAt: "", staffMember: lin }],
      columns,
    );
    expect(shown.map(({ text, resourceId }) => [text, resourceId])).toEqual([
      ["店休", lin.id],
      ["店休", chen.id],
      ["休假", lin.id],
    ]);
  });
});
