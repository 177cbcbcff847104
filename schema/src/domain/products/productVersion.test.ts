import { describe, expect, it } from "vitest";
import { isOutdated } from "./productVersion.ts";

/** The last edit was version 3; its stock has changed twice since. */
const product = { version: 5, editVersion: 3 };

describe("isOutdated", () => {
  it.each([
    [2, true, true],
    [3, false, true],
    [4, false, true],
    [5, false, false],
    [6, true, true],
  ])(
    "seen at %i: %s for an edit that leaves the stock alone, %s for one of the stock",
    (seen, other, stock) => {
      expect(isOutdated(seen, product, false)).toBe(other);
      expect(isOutdated(seen, product, true)).toBe(stock);
    },
  );

  it.each([null, undefined])("is false without a version (%s)", (seen) => {
    expect(isOutdated(seen, product, true)).toBe(false);
  });
});
