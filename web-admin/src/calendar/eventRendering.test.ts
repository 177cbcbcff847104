import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "./calendarEvents.ts";
import {
  daySums,
  maxOverlap,
  namedAbsences,
  openingMinute,
  renderBackground,
  renderEvent,
  shownHours,
  weekDayWidths,
} from "./eventRendering.ts";

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

  it("of half an hour is marked, because it has room for two lines only", () => {
    const classOf = (end: string) => renderEvent(event("2026-11-21T02:00:00Z", end), TAIPEI).className;
    expect(classOf("2026-11-21T02:30:00Z")).toBe("cal-busy cal-short");
    expect(classOf("2026-11-21T02:31:00Z")).toBe("cal-busy");
  });

  it("can be dragged only if it is movable", () => {
    const movable = { ...event("2026-11-21T02:00:00Z", "2026-11-21T08:00:00Z"), movable: true };
    expect(renderEvent(movable, TAIPEI)).toMatchObject({ startEditable: true, durationEditable: false });
    expect(renderEvent(movable, TAIPEI, { resizes: true })).toMatchObject({ durationEditable: true });
  });

  it("has the color of its person instead of its tone", () => {
    const given = { ...event("2026-11-21T02:00:00Z", "2026-11-21T03:00:00Z"), person: 9 };
    expect(renderEvent(given, TAIPEI).className).toBe("cal-person-1");
  });
});

describe("the description of a day", () => {
  const closed = {
    id: "1",
    start: new Date("2026-11-19T16:00:00Z"),
    end: new Date("2026-11-21T16:00:00Z"),
    text: "店休",
    kind: "CLOSED" as const,
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
      ["2026-11-20", { count: 1, notes: ["店休"], closed: true }],
      ["2026-11-21", { count: 1, notes: ["店休"], closed: true }],
    ]);
  });

  it("is not closed when one person is away", () => {
    const away = { ...closed, text: "林小美休假", kind: "AWAY" as const };
    const sums = daySums({ view: "month", day: "2026-11-01" }, [], [away], TAIPEI);
    expect(sums.get("2026-11-20")).toEqual({ count: 0, notes: ["林小美休假"], closed: false });
  });

  it("with hours names the absences of single people, those of a part of it with their times", () => {
    const away = { ...closed, text: "林小美休假", kind: "AWAY" as const };
    const part = {
      ...away,
      start: new Date("2026-11-20T02:00:00Z"),
      end: new Date("2026-11-20T05:00:00Z"),
    };
    const whole = {
      ...away,
      start: new Date("2026-11-19T16:00:00Z"),
      end: new Date("2026-11-20T16:00:00Z"),
    };
    const taken = { ...part, kind: "TAKEN" as const };
    const column = { ...part, resourceId: "lin" };
    const named = namedAbsences([closed, away, part, whole, taken, column], TAIPEI.zone);
    expect(named.map(({ text }) => text)).toEqual(["林小美休假", "林小美休假 10:00–13:00", "林小美休假"]);
    expect(renderBackground(taken, TAIPEI)).toMatchObject({ className: "cal-taken" });
    expect(renderBackground(column, TAIPEI)).not.toHaveProperty("className");
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

describe("the hours of a view", () => {
  const HOURS = { from: 540, to: 1260 };
  const hours = (view: "day" | "week", ...events: CalendarEvent[]) =>
    shownHours(HOURS, { view, day: "2026-11-21" }, events, "Asia/Taipei");

  it("are full hours around the events that are outside of them", () => {
    expect(hours("day")).toEqual(HOURS);
    expect(hours("day", event("2026-11-21T02:40:00Z", "2026-11-21T03:10:00Z"))).toEqual(HOURS);
    // 02:40 to 03:10, and 21:20 to 22:10 in the store's time.
    expect(hours("day", event("2026-11-20T18:40:00Z", "2026-11-20T19:10:00Z"))).toEqual({
      from: 120,
      to: 1260,
    });
    expect(hours("day", event("2026-11-21T13:20:00Z", "2026-11-21T14:10:00Z"))).toEqual({
      from: 540,
      to: 1380,
    });
    expect(hours("day", event("2026-11-21T15:00:00Z", "2026-11-21T16:00:00Z"))).toEqual({
      from: 540,
      to: 1440,
    });
  });

  it("open an hour before now where today is shown, and at their beginning elsewhere", () => {
    const opens = (view: "day" | "week", now: string) =>
      openingMinute(HOURS, { view, day: "2026-11-21" }, new Date(now), "Asia/Taipei");
    expect(opens("day", "2026-11-21T07:30:00Z")).toBe(14 * 60 + 30);
    expect(opens("week", "2026-11-18T07:30:00Z")).toBe(14 * 60 + 30);
    expect(opens("day", "2026-11-20T17:00:00Z")).toBe(540);
    expect(opens("day", "2026-11-18T07:30:00Z")).toBe(540);
    expect(opens("day", "2026-11-21T16:30:00Z")).toBe(540);
  });

  it("include the night of an event over midnight, and no events of other days", () => {
    const night = event("2026-11-21T15:20:00Z", "2026-11-21T17:40:00Z");
    expect(hours("day", night)).toEqual({ from: 540, to: 1440 });
    expect(hours("week", event("2026-11-20T15:20:00Z", "2026-11-20T17:40:00Z"))).toEqual({
      from: 0,
      to: 1440,
    });
    expect(hours("day", event("2026-11-20T15:20:00Z", "2026-11-20T17:40:00Z"))).toEqual({
      from: 0,
      to: 1260,
    });
    expect(hours("day", event("2026-11-22T18:40:00Z", "2026-11-22T19:10:00Z"))).toEqual(HOURS);
  });
});

it("events at the same time are counted, and adjacent ones are not at the same time", () => {
  const long = event("2026-11-21T02:00:00Z", "2026-11-21T08:00:00Z");
  const short = event("2026-11-21T03:00:00Z", "2026-11-21T04:00:00Z");
  const after = event("2026-11-21T04:00:00Z", "2026-11-21T05:00:00Z");
  expect(maxOverlap([])).toBe(1);
  expect(maxOverlap([long, short, after])).toBe(2);
  expect(maxOverlap([long, short, short, short, short])).toBe(5);
});

it("a busy day makes no other day of its week wider", () => {
  const events = [
    event("2026-11-24T02:00:00Z", "2026-11-24T03:00:00Z"),
    ...Array.from({ length: 5 }, () => event("2026-11-26T02:00:00Z", "2026-11-26T03:00:00Z")),
  ];
  expect(weekDayWidths("2026-11-26", events, TAIPEI.zone)).toEqual([96, 96, 112, 96, 420, 96, 96]);
});
