import { expect, it } from "vitest";
import { parseExpiringItem } from "./expiringItem.ts";

const NOW = Date.UTC(2026, 10, 23, 2);
const DAY_MS = 86_400_000;
const stored = (rest: object) => JSON.stringify({ savedAt: NOW, owner: "A", value: { phone: "1" }, ...rest });

it.each([
  ["just saved", 0, { savedAt: NOW, owner: "A", value: { phone: "1" } }],
  ["almost a day old", DAY_MS - 1, { savedAt: NOW, owner: "A", value: { phone: "1" } }],
  ["a day old", DAY_MS, null],
  ["from the future", -1, null],
])("reads an item that is %s", (_name, age, item) => {
  expect(parseExpiringItem(stored({}), NOW + age)).toEqual(item);
});

it("has no owner when no customer was signed in", () => {
  expect(parseExpiringItem(stored({ owner: null }), NOW)?.owner).toBeNull();
});

it.each([null, "{", "7", "[]", '{"value":1}', '{"savedAt":"now","value":1}'])("ignores %j", (json) => {
  expect(parseExpiringItem(json, NOW)).toBeNull();
});
