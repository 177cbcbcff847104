import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountProblem,
  CURRENCIES,
  fromMinorUnits,
  isCurrency,
  lineTotalIn,
  roundToMinorUnit,
  toMinorUnits,
} from "./minorUnits.ts";
import { lineTotal } from "./money.ts";

describe("toMinorUnits", () => {
  it("uses the fraction digits of the currency", () => {
    expect(toMinorUnits("120", "TWD")).toBe(120);
    expect(toMinorUnits("120", "JPY")).toBe(120);
    expect(toMinorUnits("120", "THB")).toBe(12_000);
    expect(toMinorUnits("120.5", "HKD")).toBe(12_050);
    expect(toMinorUnits("0.29", "USD")).toBe(29);
  });

  it("refuses a fraction that the currency does not have", () => {
    expect(toMinorUnits("120.5", "TWD")).toBeNull();
    expect(toMinorUnits("0.1", "JPY")).toBeNull();
    expect(toMinorUnits("1.005", "USD")).toBeNull();
    expect(toMinorUnits("120.00", "TWD")).toBe(120);
  });

  it("refuses an amount that a number cannot represent exactly", () => {
    expect(toMinorUnits("999999999999.99", "THB")).toBe(99_999_999_999_999);
    expect(toMinorUnits("90071992547409.93", "THB")).toBeNull();
  });

  it("is the inverse of fromMinorUnits", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        (currency, minor) => {
          expect(toMinorUnits(fromMinorUnits({ currency, minor }), currency)).toBe(minor);
        },
      ),
    );
  });
});

it.each([
  ["TWD", "0.5", "1"],
  ["TWD", "0.49999", "0"],
  ["TWD", "-2.5", "-2"],
  ["JPY", "1280.5", "1281"],
  ["JPY", "-0.5", "0"],
  ["THB", "0.005", "0.01"],
  ["THB", "0.00499", "0"],
  ["HKD", "-0.015", "-0.01"],
  ["USD", "99.99500", "100"],
] as const)("rounds %s %s to %s", (currency, value, rounded) => {
  expect(roundToMinorUnit(value, currency).toFixed()).toBe(rounded);
});

it("writes amounts without trailing zeros", () => {
  expect(fromMinorUnits({ currency: "THB", minor: 1050 })).toBe("10.5");
  expect(fromMinorUnits({ currency: "TWD", minor: 1050 })).toBe("1050");
});

it("knows the supported currencies by their codes", () => {
  expect(isCurrency("THB")).toBe(true);
  expect(isCurrency("thb")).toBe(false);
});

it("rounds a line's total to the currency, and without one to the stored scale", () => {
  expect(lineTotalIn("JPY", "1.5", "333.53").toFixed()).toBe("500");
  expect(lineTotalIn("THB", "1.5", "333.53").toFixed()).toBe("500.3");
  expect(lineTotalIn(null, "1.33333", "0.00011")).toEqual(lineTotal("1.33333", "0.00011"));
});

it.each([
  ["TWD", "1280", null],
  ["TWD", "1280.0", null],
  ["TWD", "1280.5", 0],
  ["JPY", "0.1", 0],
  ["THB", "10.25", null],
  ["THB", "999999999999.99", null],
  ["HKD", "10.255", 2],
  ["USD", "-0.01", null],
  [null, "0.00001", null],
] as const)("an amount in %s of %s may have at most %s decimal places", (currency, amount, max) => {
  expect(amountProblem(currency, amount)).toEqual(max === null ? null : { kind: "DECIMAL", max });
});
