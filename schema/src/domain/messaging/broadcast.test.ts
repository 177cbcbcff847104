import { describe, expect, it } from "vitest";
import { contentProblem, scheduleProblem, textProblem } from "./broadcast.ts";

describe("the text of a broadcast", () => {
  it.each([
    ["", "EMPTY"],
    [" \n ", "EMPTY"],
    ["a", null],
    ["a".repeat(5000), null],
    ["a".repeat(5001), "TOO_LONG"],
    // An emoji is two UTF-16 units.
    ["🍵".repeat(2500), null],
    ["🍵".repeat(2501), "TOO_LONG"],
  ])("is limited by UTF-16 units (%#)", (text, problem) => {
    expect(textProblem(text)).toBe(problem);
  });
});

describe("the content of a broadcast", () => {
  it.each([
    [{ text: "", picture: false, cards: 0 }, "EMPTY"],
    [{ text: "", picture: true, cards: 0 }, null],
    [{ text: " ", picture: false, cards: 1 }, null],
    [{ text: "a", picture: true, cards: 12 }, null],
    [{ text: "a", picture: true, cards: 13 }, "TOO_MANY_CARDS"],
    [{ text: "a".repeat(5001), picture: true, cards: 1 }, "TOO_LONG"],
  ])("%j has the problem %s", (parts, problem) => {
    expect(contentProblem(parts)).toBe(problem);
  });
});

describe("the scheduled time of a broadcast", () => {
  const now = new Date("2026-11-21T02:00:00Z");
  const DAYS = 60 * 86_400_000;
  it.each([
    [59_999, "TOO_SOON"],
    [60_000, null],
    [DAYS, null],
    [DAYS + 1, "TOO_FAR"],
    [-1, "TOO_SOON"],
  ])("%i ms ahead has the problem %s", (ahead, problem) => {
    expect(scheduleProblem(new Date(now.getTime() + ahead), now)).toBe(problem);
  });
});
