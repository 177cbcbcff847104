import { describe, expect, it } from "vitest";
import { MOST_ATTEMPTS, pauseAfter } from "./backoff.ts";

describe("the pause after a failed attempt", () => {
  it.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 600],
    [5, 3600],
    [6, 10_800],
    [7, 21_600],
    [8, 43_200],
  ])("after attempt %i is %i seconds, or up to a fifth longer", (attempts, seconds) => {
    expect(pauseAfter(attempts, 0)).toBe(seconds);
    expect(pauseAfter(attempts, 0.5)).toBeCloseTo(seconds * 1.1);
    expect(pauseAfter(attempts, 1 - Number.EPSILON)).toBeLessThanOrEqual(seconds * 1.2);
  });

  it("is none after the ninth, nor after one more that a crash made", () => {
    expect(MOST_ATTEMPTS).toBe(9);
    expect(pauseAfter(8, 0)).not.toBeNull();
    expect(pauseAfter(9, 0)).toBeNull();
    expect(pauseAfter(10, 0)).toBeNull();
  });
});
