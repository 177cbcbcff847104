import { expect, it } from "vitest";
import { toggledDiscountState } from "./discountState.ts";

it.each([
  ["DISABLED", "ENABLED"],
  ["ENABLED", "DISABLED"],
  ["FROZEN", "ENABLED"],
] as const)("the toggle leads from %s to %s", (from, to) => {
  expect(toggledDiscountState(from)).toBe(to);
});
