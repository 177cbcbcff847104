import { describe, expect, it } from "vitest";
import { steppedHour, typedHour } from "./hour.ts";

describe("typedHour (decisions.md §5)", () => {
  it.each([
    ["10", 14, 10],
    ["14", 14, 14],
    ["18", 10, 18],
    ["9", 18, 10],
    ["13", 10, 14],
    ["15", 10, 18],
    ["23", 18, 10],
    ["0", 14, 10],
  ])("turns %s after %i into %i", (text, previous, hour) => {
    expect(typedHour(text, previous)).toBe(hour);
  });
  it.each(["", "24", "x", "-1", "100"])("returns null for %j", (text) => {
    expect(typedHour(text, 10)).toBeNull();
  });
});

describe("steppedHour", () => {
  it("steps up through 10, 14, and 18 and wraps around", () => {
    expect([10, 14, 18].map((hour) => steppedHour(hour, 1))).toEqual([14, 18, 10]);
  });
  it("steps down and wraps around", () => {
    expect([10, 14, 18].map((hour) => steppedHour(hour, -1))).toEqual([18, 10, 14]);
  });
  it("snaps from any hour of the store's clock", () => {
    expect([0, 12, 16, 23].map((hour) => steppedHour(hour, 1))).toEqual([10, 10, 18, 18]);
    expect(steppedHour(0, -1)).toBe(10);
  });
});
