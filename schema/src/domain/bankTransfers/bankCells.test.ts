import { describe, expect, it } from "vitest";
import { readWrittenTime } from "../tables/writtenDay.ts";
import { readWrittenNumber } from "../tables/writtenNumber.ts";
import { cleanCell } from "../typedText.ts";
import { readBankDay } from "./bankCells.ts";

describe("a bank's day", () => {
  it.each([
    ["2026/11/23", "2026-11-23", null],
    ["2026-1-5", "2026-01-05", null],
    ["115/11/23", "2026-11-23", null],
    ["1151123", "2026-11-23", null],
    ["20261123", "2026-11-23", null],
    ["23/11/2026", "2026-11-23", null],
    ["23/11/2569", "2026-11-23", null],
    ["令和8年11月23日", "2026-11-23", null],
    ["R8.11.23", "2026-11-23", null],
    ["2026年11月23日", "2026-11-23", null],
    ["2026/11/23 14:05:33", "2026-11-23", "14:05"],
    ["2026-11-23T09:07", "2026-11-23", "09:07"],
    ["20261123140533", "2026-11-23", "14:05"],
    ["2026/11/23 下午 02:05", "2026-11-23", "14:05"],
    ["2026/11/23(月)", "2026-11-23", null],
  ])("%s is %s at %s", (cell, day, time) => {
    expect(readBankDay(cleanCell(cell))).toEqual({ day, time });
  });

  it.each([
    "",
    "2026/13/01",
    "2026/2/30",
    "31/31/2026",
    "12345",
    "1,200",
    "合計",
    "2026/11/23 25:00",
    "32/13/23",
  ])("%j is none", (cell) => {
    expect(readBankDay(cleanCell(cell))).toBeNull();
  });
});

describe("a bank's time", () => {
  it.each([
    ["14:05", "14:05"],
    ["9:07:59", "09:07"],
    ["140533", "14:05"],
    ["上午 12:30", "00:30"],
    ["12:30 PM", "12:30"],
    ["14時05分", "14:05"],
    ["14:05 น.", "14:05"],
    ["24:00", null],
    ["abc", null],
  ])("%s is %s", (cell, time) => {
    expect(readWrittenTime(cleanCell(cell))).toBe(time);
  });
});

describe("a bank's amount", () => {
  it.each([
    ["1,200", "1200"],
    ["NT$ 1,234,567.50", "1234567.5"],
    ["+500", "500"],
    ["-500", "-500"],
    ["(500)", "-500"],
    ["500-", "-500"],
    ["1200元", "1200"],
    ["￥１，２００", "1200"],
    ["฿350.00", "350"],
    ["\\\\480", "480"],
    ["￥480円", "480"],
    ["▲480", "-480"],
    ["△1,480", "-1480"],
    ["−30", "-30"],
    ["๔๘๐", "480"],
    ["1200.500", "1200.5"],
    ["0", "0"],
    ["1,20", null],
    ["12.3.4", null],
    ["1.200,50", null],
    ["abc", null],
    ["", null],
    ["999999999999999999", null],
  ])("%s is %s", (cell, amount) => {
    expect(readWrittenNumber(cleanCell(cell))?.toFixed() ?? null).toBe(amount);
  });
});
