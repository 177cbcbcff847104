import { describe, expect, it } from "vitest";
import { createDepthCheck, MAX_JSON_DEPTH } from "./jsonDepth.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const isTooDeep = (text: string) => createDepthCheck()(bytes(text));

/** Returns whether the check refuses a text that arrives in two pieces, the first of this length. */
function isTooDeepCut(text: string, at: number): boolean {
  const json = bytes(text);
  const check = createDepthCheck();
  return check(json.subarray(0, at)) || check(json.subarray(at));
}

describe("the depth limit of JSON", () => {
  it.each([lists, objects])(`accepts ${MAX_JSON_DEPTH} levels and rejects one more`, (nested) => {
    expect(isTooDeep(nested(MAX_JSON_DEPTH))).toBe(false);
    expect(isTooDeep(nested(MAX_JSON_DEPTH + 1))).toBe(true);
  });

  it("allows any number of sibling lists, and of brackets in strings", () => {
    expect(isTooDeep(`[${lists(3).repeat(1000)}]`)).toBe(false);
    expect(isTooDeep(JSON.stringify(["[".repeat(1000), '\\"['.repeat(1000), "{\\"]))).toBe(false);
  });

  it("applies to unterminated JSON as well", () => {
    expect(isTooDeep("[".repeat(100))).toBe(true);
  });

  it.each([
    JSON.stringify({ a: ['"[\\', "\\\\", "\\\\\\", '\\"'], b: ["[".repeat(70), "", '"'] }),
    `["${"\\\\".repeat(3)}","[",${lists(MAX_JSON_DEPTH - 1)}]`,
    `["${"\\\\".repeat(3)}\\"",${lists(MAX_JSON_DEPTH)}]`,
    `["\\\\",${lists(MAX_JSON_DEPTH)}]`,
  ])("decides the same wherever the text is cut: %s", (text) => {
    const whole = isTooDeep(text);
    for (let at = 0; at <= text.length; at += 1) expect([at, isTooDeepCut(text, at)]).toEqual([at, whole]);
  });
});
