import { expect, it } from "vitest";
import { closedDays } from "./closedDays.ts";

const closed = (note: string) => `closed ${note}`;

it("the days on which the store is closed have a reason, by weekday and by closure", () => {
  const closure = {
    id: "1",
    startsAt: "2026-11-24T16:00:00Z",
    endsAt: "2026-11-26T04:00:00Z",
    note: "renovation",
  };
  const range = { from: "2026-11-22", to: "2026-11-28" };
  const opening = { openWeekdays: [2, 3, 4, 5, 6], closures: [closure] };
  expect([...closedDays(opening, range, "Asia/Taipei", closed)].sort()).toEqual([
    ["2026-11-22", "closed "],
    ["2026-11-23", "closed "],
    ["2026-11-25", "closed renovation"],
    ["2026-11-26", "closed renovation"],
  ]);
  expect([...closedDays({ openWeekdays: [], closures: [] }, range, "Asia/Taipei", closed)]).toEqual([]);
});
