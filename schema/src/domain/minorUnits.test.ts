import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES, fromMinorUnits, isCurrency, toMinorUnits } from "./minorUnits.ts";

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

it("writes amounts without trailing zeros", () => {
  expect(fromMinorUnits({ currency: "THB", minor: 1050 })).toBe("10.5");
  expect(fromMinorUnits({ currency: "TWD", minor: 1050 })).toBe("1050");
});

it("knows the supported currencies by their codes", () => {
  expect(isCurrency("THB")).toBe(true);
  expect(isCurrency("thb")).toBe(false);
});
