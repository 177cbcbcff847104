import { Refusal } from "@machiya/schema/client/refusal";
import { expect, it } from "vitest";
import { createRetryKeys } from "./retryKeys.ts";

function counted() {
  let count = 0;
  return createRetryKeys(() => {
    count += 1;
    return `key${count}`;
  });
}

it.each(["UNREACHABLE", "TIMED_OUT", "SERVER_FAILED", "OUTCOME_UNKNOWN"] as const)(
  "repeats a write with the same key after %s",
  (code) => {
    const keys = counted();
    expect(keys.keyOf("save 1")).toBe("key1");
    keys.settle("save 1", new Refusal(code));
    expect(keys.keyOf("save 1")).toBe("key1");
    expect(keys.keyOf("save 2")).toBe("key2");
  },
);

it("uses a new key after a success and after a refusal", () => {
  const keys = counted();
  keys.keyOf("save");
  keys.settle("save", null);
  expect(keys.keyOf("save")).toBe("key2");
  keys.settle("save", new Refusal("CONFLICT"));
  expect(keys.keyOf("save")).toBe("key3");
});

it("forgets the oldest of many keys", () => {
  const keys = counted();
  for (let count = 0; count <= 50; count += 1) keys.keyOf(`save ${count}`);
  expect(keys.keyOf("save 1")).toBe("key2");
  expect(keys.keyOf("save 0")).toBe("key52");
});
