import { describe, expect, it } from "vitest";
import { textProblem } from "./broadcast.ts";

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
  ])("%#: is judged by UTF-16 units", (text, problem) => {
    expect(textProblem(text)).toBe(problem);
  });
});
