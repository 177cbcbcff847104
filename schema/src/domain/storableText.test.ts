import { describe, expect, it } from "vitest";
import { findUnstorableText } from "./storableText.ts";

describe("The path of a text that Postgres cannot store", () => {
  it.each<[unknown, readonly (string | number)[] | null]>([
    ["plain", null],
    ["a\0b", []],
    [{ input: { ids: ["a", "\0"] } }, ["input", "ids", 1]],
    [{ input: { "a\0": 1 } }, ["input"]],
    [{ a: null, b: 1, c: true, d: ["😀"] }, null],
    [{ file: new Uint8Array([0, 0]) }, null],
  ])("in %j is %j", (value, path) => {
    expect(findUnstorableText(value)).toEqual(path);
  });
});
