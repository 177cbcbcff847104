import { expect } from "vitest";

const linesBeyond = (text: string, other: string) => {
  const known = new Set(other.split("\n"));
  return text.split("\n").filter((line) => !known.has(line));
};

/** Expects two long texts to be equal. A diff of texts this long would take minutes, so a failure shows the lines of one alone. */
export function expectSameText(actual: string, expected: string): void {
  expect({ added: linesBeyond(actual, expected), missing: linesBeyond(expected, actual) }).toEqual({
    added: [],
    missing: [],
  });
  expect(actual === expected, "the same lines in the same order").toBe(true);
}
