import { describe, expect, it } from "vitest";
import {
  type AppointmentDraft,
  draftLines,
  isComplete,
  lineInputs,
  linesText,
  lineTimes,
  lineWith,
  readLines,
  UNASSIGNED,
  withLine,
} from "./appointmentDraft.ts";

const TEN = "2030-05-01T02:00:00.000Z";
const at = (minutes: number) => new Date(Date.parse(TEN) + minutes * 60_000).toISOString();
const line = (minutes: number, gap = 0) => ({
  ...lineWith({ id: "s", name: "剪髮", durationMinutes: minutes }, undefined),
  gap,
});
const item = (id: string, from: number, to: number) => ({
  id,
  serviceName: "剪髮",
  startsAt: at(from),
  endsAt: at(to),
  note: "",
  service: { id: "s" },
  staffMember: null,
});

describe("the times of lines", () => {
  it("follow each other from the start", () => {
    expect(lineTimes(TEN, [line(60), line(30)])).toEqual([
      { startsAt: at(0), endsAt: at(60) },
      { startsAt: at(60), endsAt: at(90) },
    ]);
  });

  it("keep the pause or overlap between two existing lines", () => {
    for (const second of [90, 60, 30, 0]) {
      const lines = draftLines([item("a", 0, 60), item("b", second, second + 60)]);
      expect(lineTimes(TEN, lines)[1]).toEqual({ startsAt: at(second), endsAt: at(second + 60) });
      expect(lineTimes(at(24 * 60), lines)[1]?.startsAt).toBe(at(24 * 60 + second));
    }
  });

  it("let a new line follow the line that ends last, which need not be the one that starts last", () => {
    const lines = draftLines([item("a", 0, 120), item("b", 30, 60)]);
    expect(lineTimes(TEN, withLine(lines, line(30)))[2]).toEqual({ startsAt: at(120), endsAt: at(150) });
  });
});

it("every line gets a unique key, also after one was removed", () => {
  const three = [1, 2, 3].reduce((lines) => withLine(lines, line(30)), readLines(""));
  const again = withLine(three.slice(1), line(30));
  expect(new Set(again.map(({ key }) => key)).size).toBe(3);
});

it("the lines of a draft survive serialization", () => {
  const lines = draftLines([item("a", 0, 60)]);
  expect(readLines(linesText(lines))).toEqual(lines);
  expect(linesText([])).toBe("");
});

it("every line is sent with its shown time, unassigned as null, and new ones without an id", () => {
  const lines = withLine(draftLines([item("a", 0, 60)]), { ...line(30), staffMemberId: "m", note: "x" });
  expect(lineInputs(TEN, lines)).toEqual([
    { id: "a", serviceId: "s", staffMemberId: null, startsAt: at(0), note: "" },
    { serviceId: "s", staffMemberId: "m", startsAt: at(60), note: "x" },
  ]);
});

describe("an appointment can be submitted", () => {
  const draft: AppointmentDraft = {
    customerName: "王太太",
    customerPhone: "0900",
    startsAt: "2030-05-01T10:00",
    note: "",
    lines: linesText([line(60)]),
  };

  it("with name, phone, start, and a line, and not if one is missing", () => {
    expect(isComplete(draft, TEN, false)).toBe(true);
    expect(isComplete(draft, null, false)).toBe(false);
    for (const field of ["customerName", "customerPhone", "lines"] as const) {
      expect(isComplete({ ...draft, [field]: "" }, TEN, false)).toBe(false);
    }
    expect(isComplete({ ...draft, customerName: "  " }, TEN, false)).toBe(false);
  });

  it("without a phone for a walk-in alone", () => {
    expect(isComplete({ ...draft, customerPhone: "" }, TEN, true)).toBe(true);
    expect(isComplete({ ...draft, customerName: "" }, TEN, true)).toBe(false);
  });
});

it("a new line has the chosen staff member, or none in particular", () => {
  const service = { id: "s", name: "剪髮", durationMinutes: 45 };
  expect(lineWith(service, { id: "m", name: "林小美" })).toMatchObject({
    staffMemberId: "m",
    staffName: "林小美",
    serviceName: "剪髮",
    minutes: 45,
  });
  expect(lineWith(service, undefined)).toMatchObject({ staffMemberId: UNASSIGNED, staffName: "" });
});
