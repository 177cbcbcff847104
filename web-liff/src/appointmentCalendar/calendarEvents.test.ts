import { describe, expect, it } from "vitest";
import { type OwnItem, onDay, renderedEvents, shownHours } from "./calendarEvents.ts";

const ZONE = "Asia/Taipei";
const WEEK = { from: "2026-12-06", to: "2026-12-12" };

/** Converts hours of 9 December 2026 in Taipei (UTC+8). */
const span = (from: number, to: number) => ({
  startsAt: new Date(Date.UTC(2026, 11, 9, 0, (from - 8) * 60)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 11, 9, 0, (to - 8) * 60)).toISOString(),
});
const own: OwnItem = {
  id: "item",
  appointmentId: "appointment",
  state: "PENDING",
  serviceName: "剪髮",
  abbreviation: "剪",
  staffName: "美咲",
  ...span(10, 11),
};

describe("renderedEvents", () => {
  it("renders wall-clock times of the store, independent of the machine's time zone", () => {
    expect(renderedEvents({ own: [own], busy: [] }, "week", WEEK, ZONE)).toMatchObject([
      { kind: "own", start: "2026-12-09T10:00:00", end: "2026-12-09T11:00:00" },
    ]);
  });
  it("merges touching and overlapping spans in a week", () => {
    const busy = [span(14, 15), span(10, 12), span(11, 13), span(15, 16)];
    expect(
      renderedEvents({ own: [], busy }, "week", WEEK, ZONE).map(({ start, end }) => [start, end]),
    ).toEqual([
      ["2026-12-09T10:00:00", "2026-12-09T13:00:00"],
      ["2026-12-09T14:00:00", "2026-12-09T16:00:00"],
    ]);
  });
  it("counts a day's bookings in a month, below the customer's own", () => {
    const drawn = renderedEvents({ own: [own], busy: [span(10, 11), span(14, 15)] }, "month", WEEK, ZONE);
    expect(drawn.map(({ kind }) => kind)).toEqual(["own", "busy"]);
    expect(drawn[1]).toMatchObject({ count: 2, start: "2026-12-09T23:58:00" });
  });
});

describe("shownHours", () => {
  const hours = (from: number, to: number) =>
    shownHours(renderedEvents({ own: [{ ...own, ...span(from, to) }], busy: [] }, "week", WEEK, ZONE));
  it("shows 10 to 20, extended for events outside", () => {
    expect(hours(10, 20)).toEqual({ from: 10, to: 20 });
    expect(hours(8.5, 9)).toEqual({ from: 8, to: 20 });
    expect(hours(20, 21.5)).toEqual({ from: 10, to: 22 });
    expect(hours(22, 26)).toEqual({ from: 10, to: 24 });
  });
});

it("onDay returns the spans of the store's day, sorted by start", () => {
  const late = span(23, 25);
  expect(onDay([late, own], "2026-12-09", ZONE)).toEqual([own, late]);
  expect(onDay([late, own], "2026-12-10", ZONE)).toEqual([late]);
  expect(onDay([span(23, 24)], "2026-12-10", ZONE)).toEqual([]);
});
