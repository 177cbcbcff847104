import { describe, expect, it } from "vitest";
import { Big, toWire } from "../money.ts";
import { includedTax, readTaxPercent, taxPercentRule } from "./includedTax.ts";

describe("includedTax", () => {
  it.each([
    ["252", "5", "12"],
    ["1280", "5", "61"],
    ["110", "10", "10"],
    ["108", "8", "8"],
    ["0", "5", "0"],
    // 10.5 is rounded up.
    ["220.5", "5", "11"],
    ["220.4", "5", "10"],
    ["200", "100", "100"],
    ["107.5", "7.5", "8"],
  ])("of %s with %s percent is %s", (total, percent, tax) => {
    expect(toWire(includedTax(total, percent, null))).toBe(tax);
  });

  it.each([
    ["JPY", "220.5", "11"],
    ["THB", "220.5", "10.5"],
    ["USD", "1.07", "0.05"],
  ] as const)("in %s of %s with 5 percent is %s", (currency, total, tax) => {
    expect(toWire(includedTax(total, "5", currency))).toBe(tax);
  });
});

it.each([
  ["0", { kind: "POSITIVE" }],
  ["-1", { kind: "POSITIVE" }],
  ["0.01", null],
  ["100", null],
  ["100.01", { kind: "NUMBER", max: 100 }],
  ["7.25", null],
  ["7.255", { kind: "DECIMAL", max: 2 }],
])("tells the rule that %s percent breaks", (percent, rule) => {
  expect(taxPercentRule(Big(percent))).toEqual(rule);
});

describe("readTaxPercent", () => {
  it.each([
    ["", null],
    [" ", null],
    ["%", null],
    ["0", undefined],
    ["-5", undefined],
    ["0.01", "0.01"],
    ["5", "5"],
    ["５ %", "5"],
    ["7.25", "7.25"],
    ["7.255", undefined],
    ["100", "100"],
    ["100.01", undefined],
    ["five", undefined],
  ])("reads %j as %s", (text, percent) => {
    const read = readTaxPercent(text);
    expect(read == null ? read : toWire(read)).toBe(percent);
  });
});
