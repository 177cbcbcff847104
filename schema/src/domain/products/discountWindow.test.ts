import { describe, expect, it } from "vitest";
import { discountWindowProblem } from "./discountWindow.ts";

describe("a discount's window", () => {
  it.each([
    [0, null],
    [0, "0.00001"],
    ["2.5", 3],
    [5, null],
  ])("can be from %s to %s", (minQuantity, maxQuantity) => {
    expect(discountWindowProblem({ minQuantity, maxQuantity })).toBeNull();
  });

  it.each([
    ["-0.00001", null, "minQuantity"],
    [0, 0, "maxQuantity"],
    [2, "2.00", "maxQuantity"],
    [2, 1, "maxQuantity"],
    [0, -1, "maxQuantity"],
  ])("cannot be from %s to %s", (minQuantity, maxQuantity, problem) => {
    expect(discountWindowProblem({ minQuantity, maxQuantity })).toBe(problem);
  });
});
