import { describe, expect, it } from "vitest";
import { exponentialBackoff, listedBackoff } from "./backoff.ts";

describe("The exponential back-off", () => {
  const pause = exponentialBackoff(1, 600);

  it.each([
    [1, 1],
    [2, 2],
    [10, 512],
    [11, 600],
    [60, 600],
  ])("after attempt %i is %i seconds", (attempts, seconds) => {
    expect(pause(attempts)).toBe(seconds);
  });
});

describe("The listed back-off", () => {
  const pauses = [5, 30, 120];

  it.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 120],
  ])("after attempt %i is %i seconds, plus at most a fifth", (attempts, seconds) => {
    expect(listedBackoff(pauses, () => 0)(attempts)).toBe(seconds);
    expect(listedBackoff(pauses, () => 0.5)(attempts)).toBeCloseTo(seconds * 1.1);
    expect(listedBackoff(pauses, () => 1 - Number.EPSILON)(attempts)).toBeLessThanOrEqual(seconds * 1.2);
  });
});
