import { describe, expect, it } from "vitest";
import { attemptAt } from "./attempt.ts";

describe("the key of a broadcast", () => {
  const first = attemptAt(null, { text: "hello", productIds: ["a"] }, () => "key 1");

  it("stays while the same is tried again", () => {
    expect(attemptAt(first, { text: "hello", productIds: ["a"] }, () => "key 2")).toEqual(first);
  });

  it("is a new one for anything else, and after it was sent", () => {
    expect(attemptAt(first, { text: "hello!", productIds: ["a"] }, () => "key 2").key).toBe("key 2");
    expect(attemptAt(first, { text: "hello", productIds: [] }, () => "key 2").key).toBe("key 2");
    expect(attemptAt(null, first.content, () => "key 2").key).toBe("key 2");
  });
});
