import { expect, it } from "vitest";
import { laneFor } from "./lanes.ts";

it("laneFor gives overlapping intervals different lanes, and uses a lane again from the end of its last interval", () => {
  const ends: number[] = [];
  const lanes = [
    { start: 0, end: 60 },
    { start: 30, end: 45 },
    { start: 44, end: 90 },
    { start: 45, end: 50 },
    { start: 60, end: 70 },
  ].map((interval) => laneFor(interval, ends));
  expect(lanes).toEqual([0, 1, 2, 1, 0]);
  expect(ends).toEqual([70, 50, 90]);
});
