import { describe, expect, it } from "vitest";
import { orderTimeline, type StateChange } from "./orderTimeline.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const createdAt = at(1);
const advanced: StateChange = { state: "IN_ACTION", at: at(2) };

describe("orderTimeline", () => {
  it("shows a new order with the states that follow", () => {
    expect(orderTimeline({ state: "ESTABLISHED", createdAt }, [])).toEqual([
      { state: "ESTABLISHED", reached: true, at: createdAt },
      { state: "IN_ACTION", reached: false, at: null },
      { state: "WAITING", reached: false, at: null },
      { state: "COMPLETE", reached: false, at: null },
    ]);
  });
  it("shows reached states with their times, and without one when it was not recorded", () => {
    expect(orderTimeline({ state: "WAITING", createdAt }, [advanced])).toEqual([
      { state: "ESTABLISHED", reached: true, at: createdAt },
      { state: "IN_ACTION", reached: true, at: at(2) },
      { state: "WAITING", reached: true, at: null },
      { state: "COMPLETE", reached: false, at: null },
    ]);
  });
  it("ends a canceled order with the cancellation", () => {
    const cancelled: StateChange = { state: "CANCELLED", at: at(3) };
    expect(orderTimeline({ state: "CANCELLED", createdAt }, [advanced, cancelled])).toEqual([
      { state: "ESTABLISHED", reached: true, at: createdAt },
      { state: "IN_ACTION", reached: true, at: at(2) },
      { state: "CANCELLED", reached: true, at: at(3) },
    ]);
  });
});
