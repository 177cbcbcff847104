import { describe, expect, it } from "vitest";
import { attemptFor } from "./attempt.ts";

describe("attemptFor", () => {
  const input = { note: "" };
  const first = attemptFor(null, input, () => "one");
  it("keeps its key while the order is the same", () => {
    expect(attemptFor(first, { note: "" }, () => "two")).toBe(first);
  });
  it("takes a new key for another order", () => {
    expect(attemptFor(first, { note: "12345" }, () => "two").key).toBe("two");
  });
});
