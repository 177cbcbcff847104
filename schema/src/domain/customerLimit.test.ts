import { describe, expect, it } from "vitest";
import { readCustomerLimit } from "./customerLimit.ts";

describe("readCustomerLimit", () => {
  it.each<[string, number | null | undefined]>([
    ["", null],
    ["  ", null],
    ["1", 1],
    ["1000", 1000],
    ["３", 3],
    ["0", undefined],
    ["1001", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["one", undefined],
    ["99999999999", undefined],
  ])("reads %j as %s", (text, limit) => {
    expect(readCustomerLimit(text)).toBe(limit);
  });
});
