import { describe, expect, it } from "vitest";
import { isTooDeep, MAX_JSON_DEPTH } from "./jsonDepth.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("the depth limit of JSON", () => {
  it.each([lists, objects])(`accepts ${MAX_JSON_DEPTH} levels and rejects one more`, (nested) => {
    expect(isTooDeep(bytes(nested(MAX_JSON_DEPTH)))).toBe(false);
    expect(isTooDeep(bytes(nested(MAX_JSON_DEPTH + 1)))).toBe(true);
  });

  it("allows any number of sibling lists, and of brackets in strings", () => {
    expect(isTooDeep(bytes(`[${lists(3).repeat(1000)}]`))).toBe(false);
    expect(isTooDeep(bytes(JSON.stringify(["[".repeat(1000), '\\"['.repeat(1000), "{\\"])))).toBe(false);
  });

  it("applies to unterminated JSON as well", () => {
    expect(isTooDeep(bytes("[".repeat(100)))).toBe(true);
  });
});
