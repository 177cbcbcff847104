import { expect, it } from "vitest";
import { createChangePosition } from "./changePosition.ts";

it("moves at each announcement on its channels and at each gap, and only then", () => {
  const position = createChangePosition(["orders", "products"]);
  const first = position.read();
  position.announce("sessions");
  expect(position.read()).toBe(first);
  position.announce("products");
  const second = position.read();
  expect(second).not.toBe(first);
  expect(position.read()).toBe(second);
  position.onGap();
  expect([first, second]).not.toContain(position.read());
});

it("differs from the positions of other processes", () => {
  expect(createChangePosition(["orders"]).read()).not.toBe(createChangePosition(["orders"]).read());
});
