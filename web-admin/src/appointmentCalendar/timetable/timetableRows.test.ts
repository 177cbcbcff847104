import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { timetableRows } from "./timetableRows.ts";

const TAIPEI = "Asia/Taipei";
const DAY = "2031-05-06";

const lin = { id: globalId("StaffMember", 2), name: "林小美" };
const chen = { id: globalId("StaffMember", 10), name: "陳怡君" };

/** Returns an appointment with one item, in Taipei's local time. */
const booked = (
  id: string,
  [from, to]: readonly [string, string],
  staffMember: { id: string; name: string } | null,
) => ({
  number: 1,
  state: "CONFIRMED" as const,
  customerName: id,
  items: [
    {
      id,
      serviceName: "美甲",
      abbreviation: "A",
      startsAt: `${from}:00+08:00`,
      endsAt: `${to}:00+08:00`,
      staffMember,
    },
  ],
});

const shift = (
  id: string,
  staffMember: { id: string; name: string },
  startMinute: number,
  endMinute: number,
) => ({
  id,
  state: "CONFIRMED" as const,
  staffMember: { ...staffMember, state: "IN_SERVICE" as const },
  shiftTemplate: { name: id, startMinute, endMinute, startTime: "", endTime: "" },
});

const rowsOf = (
  appointmentCalendar: ReturnType<typeof booked>[],
  shiftAssignments: ReturnType<typeof shift>[] = [],
) =>
  timetableRows({ appointmentCalendar, shiftAssignments, storeClosures: [], staffTimeOff: [] }, DAY, TAIPEI);

it("time off is away in the row of its person, and a closure in every row", () => {
  const span = (from: string, to: string) => ({
    startsAt: `${DAY}T${from}:00+08:00`,
    endsAt: `${DAY}T${to}:00+08:00`,
  });
  const rows = timetableRows(
    {
      appointmentCalendar: [],
      shiftAssignments: [shift("早班", lin, 600, 960), shift("早班2", chen, 600, 960)],
      storeClosures: [{ id: "party", ...span("19:00", "23:00"), note: "" }],
      staffTimeOff: [{ id: "doctor", ...span("12:00", "13:00"), staffMember: lin }],
    },
    DAY,
    TAIPEI,
  );
  const party = { id: "party", closed: true, x: 1150, width: 100, after: true };
  expect(rows.map(({ away }) => away)).toMatchObject([
    [party, { id: "doctor", closed: false, x: 450, width: 100 }],
    [party],
  ]);
});

describe("rows", () => {
  it("include all staff with a shift or an appointment, by number, and the unassigned row last", () => {
    const rows = rowsOf(
      [
        booked("open", [`${DAY}T13:00`, `${DAY}T14:00`], null),
        booked("taken", [`${DAY}T11:00`, `${DAY}T12:00`], chen),
      ],
      [shift("早班", lin, 600, 960)],
    );
    expect(rows.map(({ name }) => name)).toEqual(["林小美", "陳怡君", null]);
    expect(rows[0]?.shifts).toMatchObject([{ name: "早班", x: 250, width: 600 }]);
    expect(rows[1]?.boxes).toMatchObject([{ id: "taken", x: 350, width: 100 }]);
  });

  it("are empty on a day without shifts and appointments", () => {
    expect(rowsOf([])).toEqual([]);
  });

  it("use separate lanes for overlapping services, and one lane for adjacent ones", () => {
    const [unassigned] = rowsOf([
      booked("first", [`${DAY}T11:00`, `${DAY}T12:00`], null),
      booked("second", [`${DAY}T11:30`, `${DAY}T12:30`], null),
      booked("third", [`${DAY}T12:00`, `${DAY}T13:00`], null),
    ]);
    expect(unassigned?.boxes.map(({ id, lane }) => [id, lane])).toEqual([
      ["first", 0],
      ["second", 1],
      ["third", 0],
    ]);
    expect(unassigned?.lanes).toBe(2);
  });
});

describe("a service outside the timetable's hours", () => {
  it("is marked on its side and cut off at 10:00 and 20:00", () => {
    const [row] = rowsOf([
      booked("early", [`${DAY}T08:00`, `${DAY}T10:00`], lin),
      booked("over", [`${DAY}T19:30`, `${DAY}T20:30`], lin),
    ]);
    expect(row?.boxes).toMatchObject([
      { id: "early", x: 250, width: 0, before: true, after: false },
      { id: "over", x: 1200, width: 50, before: false, after: true },
    ]);
  });

  it("of another day is left out", () => {
    const rows = rowsOf([
      booked("before", ["2031-05-05T23:00", `${DAY}T00:00`], lin),
      booked("after", ["2031-05-07T00:00", "2031-05-07T01:00"], lin),
      booked("night", ["2031-05-05T23:30", `${DAY}T00:30`], lin),
    ]);
    expect(rows.flatMap(({ boxes }) => boxes.map(({ id }) => id))).toEqual(["night"]);
  });
});

it("is placed by local time on a day when the clocks change", () => {
  const item = {
    ...booked("late", [`${DAY}T10:00`, `${DAY}T11:00`], null),
    items: [
      {
        ...booked("late", [`${DAY}T10:00`, `${DAY}T11:00`], null).items[0],
        id: "late",
        serviceName: "美甲",
        abbreviation: "A",
        // This is 11:00 in New York on the day its clocks are set forward.
        startsAt: "2031-03-09T15:00:00Z",
        endsAt: "2031-03-09T16:00:00Z",
        staffMember: null,
      },
    ],
  };
  const [row] = timetableRows(
    { appointmentCalendar: [item], shiftAssignments: [], storeClosures: [], staffTimeOff: [] },
    "2031-03-09",
    "America/New_York",
  );
  expect(row?.boxes).toMatchObject([{ x: 350, width: 100 }]);
});
