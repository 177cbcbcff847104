import { expect, it } from "vitest";
import type { OwnItem, RenderedEvent } from "../calendarEvents.ts";
import { eventsOn } from "./dayEvents.ts";

const DAY = "2026-12-09";
const item = { id: "item" } as OwnItem;
const event = (id: string, start: string, end: string): RenderedEvent => ({ id, start, end, item });
const on = (id: string, from: string, to: string) => event(id, `${DAY}T${from}:00`, `${DAY}T${to}:00`);

const placed = (...events: RenderedEvent[]) =>
  eventsOn(DAY, events).map(({ event: { id }, start, end, column, columns }) => [
    id,
    ...[start, end],
    `${column + 1}/${columns}`,
  ]);

it("sorts by start and gives the whole width to an event that overlaps no other", () => {
  expect(placed(on("b", "11:00", "12:00"), on("a", "10:00", "11:00"))).toEqual([
    ["a", 600, 660, "1/1"],
    ["b", 660, 720, "1/1"],
  ]);
});

it("shares the width among events that overlap, also through others, and uses a free column again", () => {
  expect(
    placed(
      on("a", "10:00", "13:00"),
      on("b", "10:30", "11:00"),
      on("c", "11:00", "14:00"),
      on("d", "14:00", "15:00"),
    ),
  ).toEqual([
    ["a", 600, 780, "1/2"],
    ["b", 630, 660, "2/2"],
    ["c", 660, 840, "2/2"],
    ["d", 840, 900, "1/1"],
  ]);
});

it("limits an event to the day, and leaves out one that ends at its midnight", () => {
  expect(placed(event("a", "2026-12-08T23:00:00", `${DAY}T01:00:00`))).toEqual([["a", 0, 60, "1/1"]]);
  expect(placed(event("a", `${DAY}T23:00:00`, "2026-12-10T01:00:00"))).toEqual([["a", 1380, 1440, "1/1"]]);
  expect(placed(event("a", `${DAY}T23:00:00`, "2026-12-10T00:00:00"))).toEqual([["a", 1380, 1440, "1/1"]]);
  expect(placed(event("a", "2026-12-08T23:00:00", `${DAY}T00:00:00`))).toEqual([]);
  expect(placed(event("a", "2026-12-08T10:00:00", "2026-12-08T11:00:00"))).toEqual([]);
  expect(placed(event("a", "2026-12-10T10:00:00", "2026-12-10T11:00:00"))).toEqual([]);
});

it("keeps an event that is empty because the clock was put back", () => {
  expect(placed(on("a", "01:30", "01:30"))).toEqual([["a", 90, 90, "1/1"]]);
});
