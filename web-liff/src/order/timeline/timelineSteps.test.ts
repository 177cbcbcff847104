import { describe, expect, it } from "vitest";
import { shippingStep, timelineSteps } from "./timelineSteps.ts";

const at = (day: number) => `2026-12-${String(day).padStart(2, "0")}T02:00:00.000Z`;

const packed = { state: "PACKED" as const, shippedAt: null, deliveredAt: null };
const shipped = (day: number) => ({ state: "SHIPPED" as const, shippedAt: at(day), deliveredAt: null });
const delivered = (day: number) => ({
  state: "DELIVERED" as const,
  shippedAt: at(1),
  deliveredAt: at(day),
});
const returned = { state: "RETURNED" as const, shippedAt: at(1), deliveredAt: null };

describe("the step of an order's parcels", () => {
  it("is missing while none has left the shop, or when all came back", () => {
    expect(shippingStep([])).toBeNull();
    expect(shippingStep([packed])).toBeNull();
    expect(shippingStep([returned])).toBeNull();
  });

  it("is shipped since the first parcel, as long as one is under way", () => {
    expect(shippingStep([packed, shipped(4), shipped(3)])).toMatchObject({ state: "SHIPPED", at: at(3) });
    expect(shippingStep([shipped(4), delivered(5)])).toMatchObject({ state: "SHIPPED", at: at(1) });
  });

  it("is delivered with the last parcel, without those that came back", () => {
    expect(shippingStep([delivered(5), delivered(4)])).toMatchObject({ state: "DELIVERED", at: at(5) });
    expect(shippingStep([delivered(5), returned])).toMatchObject({ state: "DELIVERED", at: at(5) });
  });
});

describe("the timeline", () => {
  const timeline = [
    { state: "ESTABLISHED" as const, reached: true, at: at(1) },
    { state: "IN_ACTION" as const, reached: true, at: at(2) },
    { state: "WAITING" as const, reached: false, at: null },
    { state: "COMPLETE" as const, reached: false, at: null },
  ];
  const states = (...given: Parameters<typeof timelineSteps>) =>
    timelineSteps(...given).map(({ state }) => state);

  it("has only the order's states without parcels", () => {
    expect(states(timeline, null)).toEqual(timeline.map(({ state }) => state));
  });

  it("shows parcels after the states that were reached by then, and before those that follow", () => {
    expect(states(timeline, shippingStep([shipped(3)]))).toEqual([
      "ESTABLISHED",
      "IN_ACTION",
      "SHIPPED",
      "WAITING",
      "COMPLETE",
    ]);
    const done = timeline.map((step, index) => ({ ...step, reached: true, at: at(index + 1) }));
    expect(states(done, shippingStep([shipped(3)])).at(-1)).toBe("COMPLETE");
    expect(states(done, shippingStep([delivered(9)])).at(-1)).toBe("DELIVERED");
  });
});
