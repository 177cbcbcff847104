import { expect, it } from "vitest";
import { withClosedWeekdays } from "./storeClosures.ts";

const WEEK = { from: "2026-11-22", to: "2026-11-28" };
const closure = {
  id: "1",
  startsAt: "2026-11-24T16:00:00Z",
  endsAt: "2026-11-25T16:00:00Z",
  note: "renovation",
};

it("a weekday on which the store never opens is a closure of the whole day without a note", () => {
  expect(withClosedWeekdays([closure], [2, 3, 4, 5, 6, 7], WEEK, "Asia/Taipei")).toEqual([
    {
      id: "closed 2026-11-23",
      startsAt: "2026-11-22T16:00:00.000Z",
      endsAt: "2026-11-23T16:00:00.000Z",
      note: "",
    },
    closure,
  ]);
});

it("a store without open weekdays opens every day, and the range ends with its last day", () => {
  expect(withClosedWeekdays([closure], [], WEEK, "Asia/Taipei")).toEqual([closure]);
  const ids = withClosedWeekdays([], [1, 2, 3, 4, 5], WEEK, "Asia/Taipei").map(({ id }) => id);
  expect(ids).toEqual(["closed 2026-11-22", "closed 2026-11-28"]);
});
