import { describe, expect, it } from "vitest";
import { attemptAt } from "./attempt.ts";

describe("the idempotency key of a broadcast", () => {
  const first = attemptAt(null, { text: "hello", productIds: ["a"] }, () => "key 1");

  it("stays the same when the same content is retried", () => {
    expect(attemptAt(first, { text: "hello", productIds: ["a"] }, () => "key 2")).toEqual(first);
  });

  it("changes for other content and after sending", () => {
    expect(attemptAt(first, { text: "hello!", productIds: ["a"] }, () => "key 2").key).toBe("key 2");
    expect(attemptAt(first, { text: "hello", productIds: [] }, () => "key 2").key).toBe("key 2");
    expect(attemptAt(null, first.content, () => "key 2").key).toBe("key 2");
  });
});
