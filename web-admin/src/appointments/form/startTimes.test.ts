import { expect, it } from "vitest";
import { ADD_STEP, bookableTimes, EDIT_STEP, joinStart, splitStart } from "./startTimes.ts";

const NOON = "2030-05-01T12:00";

it("offers every hour when adding and every half hour when editing", () => {
  expect(bookableTimes("2030-05-02T", ADD_STEP, NOON)).toHaveLength(24);
  expect(bookableTimes("2030-05-02T", EDIT_STEP, NOON)).toHaveLength(48);
});

it("offers nothing before now: the very minute is offered, the one before is not", () => {
  expect(bookableTimes("2030-05-01T", ADD_STEP, NOON)[0]).toBe("12:00");
  expect(bookableTimes("2030-05-01T", ADD_STEP, "2030-05-01T12:01")[0]).toBe("13:00");
  expect(bookableTimes("2030-04-30T", ADD_STEP, NOON)).toEqual([]);
});

it("keeps what is chosen already, also beside the steps and before now", () => {
  expect(bookableTimes("2030-05-01T10:15", ADD_STEP, NOON).slice(0, 2)).toEqual(["10:15", "12:00"]);
});

it("takes day and time apart and puts them together, either missing", () => {
  for (const clock of ["", "2030-05-01T", "T10:00", "2030-05-01T10:00"]) {
    const { day, time } = splitStart(clock);
    expect(joinStart(day, time)).toBe(clock);
  }
});
