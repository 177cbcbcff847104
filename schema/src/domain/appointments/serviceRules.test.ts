import { describe, expect, test } from "vitest";
import {
  isBookableByName,
  isServiceDuration,
  MAX_SERVICE_MINUTES,
  MIN_SERVICE_MINUTES,
  namedSlotMinutes,
  readAbbreviation,
  serviceAbbreviation,
} from "./serviceRules.ts";

test.each([
  [MIN_SERVICE_MINUTES - 1, false],
  [MIN_SERVICE_MINUTES, true],
  [MAX_SERVICE_MINUTES, true],
  [MAX_SERVICE_MINUTES + 1, false],
  [30.5, false],
  [-30, false],
  [Number.NaN, false],
])("a service duration of %d minutes is valid: %s", (minutes, expected) => {
  expect(isServiceDuration(minutes)).toBe(expected);
});

test("only the service of 30 minutes is excluded from named booking", () => {
  expect([15, 29, 30, 31, 60, 90].filter(isBookableByName)).toEqual([15, 29, 31, 60, 90]);
});

test("a named slot lasts an hour, or as long as a longer service", () => {
  expect([15, 59, 60, 61, 90].map(namedSlotMinutes)).toEqual([60, 60, 60, 61, 90]);
});

describe("the abbreviation on the timetable", () => {
  test.each([
    ["L", "美睫", "L"],
    [" L ", "美睫", "L"],
    ["", "美睫", "美"],
    ["  ", "  Brows", "B"],
    ["", "e\u0301toile", "e\u0301"],
    ["", "👩🏽‍🎨 art", "👩🏽‍🎨"],
    ["", "𠮷", "𠮷"],
    ["", "", ""],
  ])("for abbreviation %j and name %j is %j", (abbreviation, name, expected) => {
    expect(serviceAbbreviation({ abbreviation, name })).toBe(expected);
  });

  test.each([
    [" A ", "A"],
    ["AB", "AB"],
    ["美睫", "美睫"],
    ["", ""],
    ["ABC", null],
  ])("%j is stored as %j", (text, kept) => expect(readAbbreviation(text)).toBe(kept));
});
