import { describe, expect, it } from "vitest";
import { attemptAt } from "./attempt.ts";

describe("the key of a broadcast", () => {
  const first = attemptAt(null, "hello", () => "key 1");

  it("stays while the same text is tried again", () => {
    expect(attemptAt(first, "hello", () => "key 2")).toEqual({ text: "hello", key: "key 1" });
  });

  it("is a new one for another text, and after the text was sent", () => {
    expect(attemptAt(first, "hello!", () => "key 2").key).toBe("key 2");
    expect(attemptAt(null, "hello", () => "key 2").key).toBe("key 2");
  });
});
