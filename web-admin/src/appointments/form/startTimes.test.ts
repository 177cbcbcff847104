import { expect, it } from "vitest";
import { ADD_STEP, bookableTimes, EDIT_STEP, joinStart, splitStart } from "./startTimes.ts";

const NOON = "2030-05-01T12:00";

it("a new appointment is offered every hour, an edited one every half hour", () => {
  expect(bookableTimes("2030-05-02T", ADD_STEP, NOON)).toHaveLength(24);
  expect(bookableTimes("2030-05-02T", EDIT_STEP, NOON)).toHaveLength(48);
});

it("no time before now is offered: the current minute is, the one before is not", () => {
  expect(bookableTimes("2030-05-01T", ADD_STEP, NOON)[0]).toBe("12:00");
  expect(bookableTimes("2030-05-01T", ADD_STEP, "2030-05-01T12:01")[0]).toBe("13:00");
  expect(bookableTimes("2030-04-30T", ADD_STEP, NOON)).toEqual([]);
});

it("the chosen time stays available, even between the steps and before now", () => {
  expect(bookableTimes("2030-05-01T10:15", ADD_STEP, NOON).slice(0, 2)).toEqual(["10:15", "12:00"]);
});

it("day and time are split and joined, even if one is missing", () => {
  for (const clock of ["", "2030-05-01T", "T10:00", "2030-05-01T10:00"]) {
    const { day, time } = splitStart(clock);
    expect(joinStart(day, time)).toBe(clock);
  }
});
