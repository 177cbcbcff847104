import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atScale5, decimal, lineTotal, readDecimal, roundHalfUp, toWire } from "./money.ts";

describe("toWire writes neither exponents nor trailing zeros", () => {
  test.each([
    ["120.00000", "120"],
    ["0.95000", "0.95"],
    ["0.00001", "0.00001"],
    ["-0", "0"],
    ["999999999999.99999", "999999999999.99999"],
    [1e-7, "0.0000001"],
    [1e21, "1000000000000000000000"],
    [-12.5, "-12.5"],
    ["100", "100"],
  ])("%s is written as %s", (value, text) => expect(toWire(value)).toBe(text));

  test("a decimal of another library is read by its toFixed()", () => {
    expect(toWire({ toFixed: () => "12.34000" })).toBe("12.34");
  });
});

test("a number keeps its fraction", () => {
  expect(toWire(decimal(1.5))).toBe("1.5");
});

describe("readDecimal accepts at most 12 integer and 5 fraction digits", () => {
  test.each([
    ["999999999999", "999999999999"],
    ["-999999999999.99999", "-999999999999.99999"],
    ["1.50", "1.5"],
    ["0.00001", "0.00001"],
    [0.00001, "0.00001"],
    [120, "120"],
    [-0, "0"],
    ["007", "7"],
  ])("%s is accepted", (text, number) => expect(toWire(readDecimal(text) ?? "1e9")).toBe(number));

  test.each([
    ["1000000000000"],
    ["0.000001"],
    [0.000001],
    [1e12],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [""],
    [" 1"],
    ["1e3"],
    [".5"],
    ["+1"],
    ["5."],
    ["1,000"],
    ["１"],
    ["1\n"],
    [null],
    [undefined],
    [true],
    [[1]],
    [{}],
  ])("%j is rejected", (text) => expect(readDecimal(text)).toBeNull());

  test("readDecimal reads what toWire wrote", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n }), (hundredThousandths) => {
        const value = decimal(`${hundredThousandths}`).div(100_000);
        expect(readDecimal(toWire(value))?.eq(value)).toBe(true);
      }),
    );
  });
});

describe("roundHalfUp rounds halves up, for both signs", () => {
  test.each([
    ["0.5", "1"],
    ["0.49999", "0"],
    ["1.5", "2"],
    ["2.5", "3"],
    ["-0.5", "0"],
    ["-0.50001", "-1"],
    ["-1.5", "-1"],
    ["-1.50001", "-2"],
    ["-2.5", "-2"],
    ["-3", "-3"],
    ["7", "7"],
  ])("%s becomes %s", (value, rounded) => expect(toWire(roundHalfUp(decimal(value)))).toBe(rounded));

  test("it agrees with Math.round", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (eighths) => {
        expect(toWire(roundHalfUp(decimal(eighths / 8)))).toBe(toWire(Math.round(eighths / 8)));
      }),
    );
  });

  test("zero has no sign", () => {
    expect(roundHalfUp(decimal("-0.25")).s).toBe(1);
    expect(atScale5(decimal("-0.000001")).s).toBe(1);
  });
});

test("a line total is rounded to 5 fraction digits, halves away from zero", () => {
  expect(toWire(lineTotal("3", "19.9"))).toBe("59.7");
  expect(toWire(lineTotal("0.00001", "0.5"))).toBe("0.00001");
  expect(toWire(lineTotal("0.00001", "0.49999"))).toBe("0");
  expect(toWire(lineTotal("0.1", "0.2"))).toBe("0.02");
});
