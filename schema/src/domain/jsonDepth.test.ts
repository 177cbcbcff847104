import { describe, expect, it } from "vitest";
import { isTooDeep, MAX_JSON_DEPTH } from "./jsonDepth.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("JSON", () => {
  it.each([lists, objects])(`of ${MAX_JSON_DEPTH} levels is taken, of one more it is not`, (nested) => {
    expect(isTooDeep(bytes(nested(MAX_JSON_DEPTH)))).toBe(false);
    expect(isTooDeep(bytes(nested(MAX_JSON_DEPTH + 1)))).toBe(true);
  });

  it("may have any number of lists beside each other, and of brackets in its texts", () => {
    expect(isTooDeep(bytes(`[${lists(3).repeat(1000)}]`))).toBe(false);
    expect(isTooDeep(bytes(JSON.stringify(["[".repeat(1000), '\\"['.repeat(1000), "{\\"])))).toBe(false);
  });

  it("that never closes is counted all the same", () => {
    expect(isTooDeep(bytes("[".repeat(100)))).toBe(true);
  });
});
