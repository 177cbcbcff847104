import { expect, test } from "vitest";
import { storeNewest } from "./storeNewest.ts";

test("a bounded cache keeps the entries that were stored last", () => {
  const entries = new Map<string, number>();
  expect(storeNewest(entries, "a", 1, 2)).toBeUndefined();
  expect(storeNewest(entries, "b", 2, 2)).toBeUndefined();
  expect(storeNewest(entries, "a", 3, 2)).toBeUndefined();
  expect(storeNewest(entries, "c", 4, 2)).toEqual(["b", 2]);
  expect([...entries]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});
