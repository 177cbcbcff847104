import { describe, expect, it } from "vitest";
import { oneOf, readDay, readPage, readText, withParams } from "./urlParams.ts";

const params = (text: string) => new URLSearchParams(text);

describe("parameters of the address", () => {
  it("are trimmed texts, empty when missing", () => {
    expect(readText(params("q=+tea+"), "q")).toBe("tea");
    expect(readText(params(""), "q")).toBe("");
  });

  it("are days of the calendar, or nothing", () => {
    expect(readDay(params("day=2026-11-21"), "day")).toBe("2026-11-21");
    for (const text of ["2026-02-30", "2026-11-21T10:00:00Z", "x", ""]) {
      expect(readDay(params(`day=${text}`), "day"), text).toBe("");
    }
  });

  it.each([
    ["page=1", 1],
    ["page=12", 12],
    ["page=0", 1],
    ["page=-3", 1],
    ["page=1.5", 1],
    ["page=1000000", 1],
    ["", 1],
  ])("name a page: %s is %i", (text, page) => expect(readPage(params(text))).toBe(page));

  it("are one of the known values, or nothing", () => {
    expect(oneOf(["month", "week"], "week")).toBe("week");
    expect(oneOf(["month", "week"], "year")).toBe("");
    expect(oneOf(["month", "week"], null)).toBe("");
  });
});

it("changes some parameters of an address and leaves the others", () => {
  expect(withParams("?a=1&b=2", { a: null, c: "3" })).toBe("?b=2&c=3");
  expect(withParams("?a=1", { a: "" })).toBe("");
});
