import { describe, expect, it } from "vitest";
import { cleanCell } from "../typedText.ts";
import { accountDigitsIn } from "./accountDigits.ts";

describe("the digits of an account", () => {
  it.each([
    ["0081234567890123", "90123"],
    ["***12345", "12345"],
    ["822-00012-34567-89", "56789"],
    ["(822) 0001234567", "34567"],
    ["****1234", "1234"],
    ["12345678901.0", "78901"],
    ["０００１２３６７８９１", "67891"],
    // Masked, shortened, or rewritten.
    ["12345***", null],
    ["0012****78", null],
    ["1.23457E+11", null],
    ["1234567890123450000", null],
    ["123", null],
    ["王小明", null],
    ["", null],
  ])("in the cell %s are %s", (cell, digits) => {
    expect(accountDigitsIn(cleanCell(cell), "").digits).toBe(digits);
  });

  it("are unknown beside a second number, which may be a phone", () => {
    expect(accountDigitsIn("00012367891 手機0912345678", "")).toEqual({
      digits: null,
      hints: ["67891", "45678"],
    });
  });

  it.each([
    ["轉帳 12345 王小明", ["12345"]],
    ["王小明 0912345678", ["45678"]],
    ["20261129 茶葉", ["61129"]],
    ["訂單000241", ["00241"]],
    ["1234 12", []],
  ])("may be those of the note %s, which only confirm", (note, hints) => {
    expect(accountDigitsIn("", note)).toEqual({ digits: null, hints });
  });
});
