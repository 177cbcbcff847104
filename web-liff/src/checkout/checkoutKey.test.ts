import { describe, expect, it } from "vitest";
import { checkoutKeyFor } from "./checkoutKey.ts";

describe("checkoutKeyFor", () => {
  const input = { note: "" };
  const first = checkoutKeyFor(null, input, () => "one");
  it("keeps its key while the order is the same", () => {
    expect(checkoutKeyFor(first, { note: "" }, () => "two")).toBe(first);
  });
  it("creates a new key for another order", () => {
    expect(checkoutKeyFor(first, { note: "12345" }, () => "two").key).toBe("two");
  });
});
