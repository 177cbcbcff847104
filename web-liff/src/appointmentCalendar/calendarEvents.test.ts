import { describe, expect, it } from "vitest";
import { type OwnItem, onDay, ownItems, renderedEvents, shownHours } from "./calendarEvents.ts";

const ZONE = "Asia/Taipei";

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

it("renderedEvents returns wall-clock times of the store, independent of the machine's time zone", () => {
  expect(renderedEvents([own], ZONE)).toEqual([
    { id: "item", start: "2026-12-09T10:00:00", end: "2026-12-09T11:00:00", item: own },
  ]);
});

it("ownItems hides canceled appointments", () => {
  const item = {
    id: own.id,
    serviceName: own.serviceName,
    abbreviation: own.abbreviation,
    ...span(10, 11),
    serviceMinutes: 60,
    servicePrice: "800",
    service: null,
    staffMember: null,
  };
  const appointment = (state: OwnItem["state"]) => ({ id: own.appointmentId, state, items: [item] });
  expect(ownItems([appointment("PENDING"), appointment("CANCELLED")], "不指定")).toEqual([
    { ...own, staffName: "不指定" },
  ]);
});

describe("shownHours", () => {
  const hours = (from: number, to: number) =>
    shownHours(renderedEvents([{ ...own, ...span(from, to) }], ZONE));
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
