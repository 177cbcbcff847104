import { expect } from "vitest";

const linesBeyond = (text: string, other: string) => {
  const known = new Set(other.split("\n"));
  return text.split("\n").filter((line) => !known.has(line));
};

/**
 * Expects two long texts to be equal. A diff of such long texts would take minutes, so a failure shows only
 * the lines that differ.
 */
export function expectSameText(actual: string, expected: string): void {
  expect({ added: linesBeyond(actual, expected), missing: linesBeyond(expected, actual) }).toEqual({
    added: [],
    missing: [],
  });
  expect(actual === expected, "the same lines in the same order").toBe(true);
}
