import { describe, expect, it, test } from "vitest";
import {
  readAppointmentCells,
  readAppointmentHeader,
  readServiceNames,
  readStaffNames,
  startReader,
} from "./appointmentImport.ts";

describe("the import header", () => {
  const needed = ["customer_name", "customer_phone", "start_time", "services"];

  it("accepts any order and case, other columns, and missing staff and remark columns", () => {
    const cells = [" Services", "START_TIME ", "color", "customer_phone", "customer_name"];
    expect(readAppointmentHeader(cells)).toEqual([
      "services",
      "start_time",
      null,
      "customer_phone",
      "customer_name",
    ]);
  });

  it.each(needed)("is rejected without %s", (column) => {
    expect(readAppointmentHeader(needed.filter((one) => one !== column))).toBeNull();
  });

  it.each([...needed, "staff", "remark"])("is rejected when %s occurs twice", (column) => {
    expect(readAppointmentHeader([...needed, "staff", "remark", column])).toBeNull();
  });

  it("maps the cells of a row to columns", () => {
    const header = readAppointmentHeader(["remark", "x", ...needed]) ?? [];
    expect(readAppointmentCells(header, [" r ", "?", "n", "p", "t", "s", "more"])).toEqual({
      customer_name: "n",
      customer_phone: "p",
      start_time: "t",
      services: "s",
      staff: "",
      remark: "r",
    });
  });
});

describe("names in a cell", () => {
  test.each([
    ["手部", ["手部"]],
    [" 手部 ;足部； 手部;", ["手部", "足部", "手部"]],
    ["", null],
    [" ; ", null],
    ["手部;;足部", null],
    [";手部", null],
  ])("%j reads as the services %j", (text, names) => {
    expect(readServiceNames(text)).toEqual(names);
  });

  test.each([
    ["", 2, ["", ""]],
    ["小安", 3, ["小安", "小安", "小安"]],
    ["小安;", 2, ["小安", ""]],
    ["小安；小波", 3, ["小安", "小波", ""]],
    [";小波", 2, ["", "小波"]],
    ["小安;小波", 1, null],
    ["小安;", 1, ["小安"]],
  ])("%j reads as the staff for %i services %j", (text, count, names) => {
    expect(readStaffNames(text, count)).toEqual(names);
  });
});

describe("a start time", () => {
  const read = (text: string, zone = "Asia/Taipei", from1904 = false) =>
    startReader({ zone, from1904 })(text)?.toISOString() ?? null;

  test.each([
    ["46349.416666666664", "2026-11-23T02:00:00.000Z"],
    ["46349.4166666667", "2026-11-23T02:00:00.000Z"],
    ["46349.4166608796", "2026-11-23T01:59:00.000Z"],
    ["46349", "2026-11-22T16:00:00.000Z"],
    ["46022.5", "2025-12-31T04:00:00.000Z"],
    ["2958465.5", "9999-12-31T04:00:00.000Z"],
    ["2026-11-23 10:00", "2026-11-23T02:00:00.000Z"],
    ["2026-11-23T10:00", "2026-11-23T02:00:00.000Z"],
    ["2026/11/23 10:00", "2026-11-23T02:00:00.000Z"],
    ["2026/1/5 9:05", "2026-01-05T01:05:00.000Z"],
    ["2026-11-23 10:00:59", "2026-11-23T02:00:00.000Z"],
    ["2026/11/23 上午 10:00:00", "2026-11-23T02:00:00.000Z"],
    ["2026/11/23 2:00 PM", "2026-11-23T06:00:00.000Z"],
    ["2026年11月23日 10:00", "2026-11-23T02:00:00.000Z"],
    ["115/11/23 10:00", "2026-11-23T02:00:00.000Z"],
    ["3/11/2569 10:00", "2026-11-03T02:00:00.000Z"],
    ["2026.11.23 10:00", "2026-11-23T02:00:00.000Z"],
    ["23/11/2026 10:00", "2026-11-23T02:00:00.000Z"],
    ["２０２６／１１／２３　１０：００", "2026-11-23T02:00:00.000Z"],
    ["2026-11-23T10:00:00+08:00", "2026-11-23T02:00:00.000Z"],
    ["2026-11-23T02:00Z", "2026-11-23T02:00:00.000Z"],
  ])("%s in Taipei reads as %s", (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  test("whose day and month cannot be told apart is read by the other times of the file, and not before today", () => {
    const texts = ["4/12/2026 10:00", "20/12/2026 10:00"];
    const reader = startReader({ zone: "Asia/Taipei", from1904: false, texts, today: "2026-11-23" });
    expect(reader("4/12/2026 10:00")?.toISOString()).toBe("2026-12-04T02:00:00.000Z");
    const alone = startReader({ zone: "Asia/Taipei", from1904: false, today: "2026-11-23" });
    expect(alone("4/12/2026 10:00")?.toISOString()).toBe("2026-12-04T02:00:00.000Z");
    expect(alone("3/4/2027 10:00")).toBeNull();
  });

  test.each([
    "",
    "tomorrow",
    "2026-11-23",
    "2026/11/23",
    "3/11/2027 10:00",
    "32/11/2026 10:00",
    "2026-02-29 10:00",
    "2026-13-01 10:00",
    "2026-11-23 24:00",
    "2026-11-23 10:60",
    "1899-12-31 10:00",
    "0",
    "-46349",
    "2958466",
    "20261123",
    "1e5",
    "#",
    "true",
  ])("cannot be read from %j", (text) => {
    expect(read(text)).toBeNull();
  });

  it("is counted from 1904 when the workbook says so", () => {
    expect(read("44887.416666666664", "Asia/Taipei", true)).toBe("2026-11-23T02:00:00.000Z");
  });

  it("follows the store's clock on a clock change: the jump for a skipped time, the first of a repeated one", () => {
    expect(read("2026-03-08 02:30", "America/New_York")).toBe("2026-03-08T07:00:00.000Z");
    expect(read("2026-11-01 01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
    expect(read(String(46_089 + 12 / 24), "America/New_York")).toBe("2026-03-08T16:00:00.000Z");
  });
});
