import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "./calendarEvents.ts";
import { daySums, renderBackground, renderEvent } from "./eventRendering.ts";

const TAIPEI = { zone: "Asia/Taipei", locale: "zh-TW" };
const NEW_YORK = { zone: "America/New_York", locale: "en" };

const event = (start: string, end: string): CalendarEvent => ({
  id: "7",
  start: new Date(start),
  end: new Date(end),
  title: "林小美",
  detail: "早班",
  state: { text: "已確認", mark: "✓" },
  tone: "busy",
});

describe("a rendered event", () => {
  it("has the store's local time and a complete description", () => {
    expect(renderEvent(event("2026-11-21T02:00:00Z", "2026-11-21T08:00:00Z"), TAIPEI)).toMatchObject({
      id: "7",
      start: "2026-11-21T10:00:00",
      end: "2026-11-21T16:00:00",
      startEditable: false,
      extendedProps: {
        detail: "10:00–16:00 · 早班 · 已確認",
        name: "林小美, 早班, 10:00–16:00, 已確認, 2026年11月21日 星期六",
      },
    });
  });

  it("is an hour longer or shorter if the clocks change during it", () => {
    const night = renderEvent(event("2026-03-08T06:00:00Z", "2026-03-08T08:00:00Z"), NEW_YORK);
    expect(night).toMatchObject({ start: "2026-03-08T01:00:00", end: "2026-03-08T04:00:00" });
  });

  it("can be dragged only if it is movable", () => {
    const movable = { ...event("2026-11-21T02:00:00Z", "2026-11-21T08:00:00Z"), movable: true };
    expect(renderEvent(movable, TAIPEI)).toMatchObject({ startEditable: true, durationEditable: false });
  });
});

describe("the description of a day", () => {
  const closed = {
    id: "1",
    start: new Date("2026-11-19T16:00:00Z"),
    end: new Date("2026-11-21T16:00:00Z"),
    text: "店休",
  };

  it("counts its events and mentions each background once", () => {
    const late = event("2026-11-20T12:00:00Z", "2026-11-20T18:00:00Z");
    const sums = daySums(
      { view: "month", day: "2026-11-01" },
      [late],
      [closed, { ...closed, id: "2" }],
      TAIPEI,
    );
    expect([...sums]).toEqual([
      ["2026-11-20", { count: 1, notes: ["店休"] }],
      ["2026-11-21", { count: 1, notes: ["店休"] }],
    ]);
  });

  it("is rendered as a background of its hours", () => {
    expect(renderBackground(closed, TAIPEI)).toMatchObject({
      display: "background",
      start: "2026-11-20T00:00:00",
      end: "2026-11-22T00:00:00",
      extendedProps: { title: "店休" },
    });
  });
});
