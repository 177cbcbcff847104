import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { UNASSIGNED } from "./appointmentEvents.ts";
import { assignColumns, staffColumns } from "./staffColumns.ts";

const lin = { id: globalId("StaffMember", 2), name: "林小美" };
const chen = { id: globalId("StaffMember", 10), name: "陳怡君" };
const shift = (id: string, staffMember: typeof lin) => ({
  id,
  staffMember,
  shiftTemplate: { name: id, startTime: "", endTime: "" },
});

describe("the columns of a day", () => {
  it("are the unassigned one, then those of working staff with the names of their shifts", () => {
    const shifts = [shift("晚班", chen), shift("早班", lin), shift("夜班", chen)];
    expect(staffColumns({ staff: [lin, chen], appointments: [], shifts, unassignedTitle: "不指定" })).toEqual(
      [
        { id: UNASSIGNED, title: "不指定" },
        { id: lin.id, title: "林小美 · 早班" },
        { id: chen.id, title: "陳怡君 · 晚班 + 夜班" },
      ],
    );
  });

  it("include all staff if no one works", () => {
    const columns = staffColumns({
      staff: [chen, lin],
      appointments: [],
      shifts: [],
      unassignedTitle: "不指定",
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
