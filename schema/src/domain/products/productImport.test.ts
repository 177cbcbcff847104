import { describe, expect, it } from "vitest";
import { decimal } from "../money.ts";
import { IMPORT_COLUMNS, readImportCells, readImportHeader } from "./productImport.ts";

describe("readImportHeader", () => {
  it("recognizes its columns in any order and case, and ignores others", () => {
    expect(readImportHeader([" Price", "NAME", "id", "Top_Pick "])).toEqual([
      "price",
      "name",
      null,
      "top_pick",
    ]);
    expect(readImportHeader(["id", "code", "id"])).toEqual([null, "code", null]);
    expect(readImportHeader(IMPORT_COLUMNS)).toEqual(IMPORT_COLUMNS);
  });

  it.each([[[]], [["price", "stock"]], [["name", "Name"]], [["茶碗", "120"]]])("rejects %j", (cells) => {
    expect(readImportHeader(cells)).toBeNull();
  });
});

describe("readImportCells", () => {
  const read = (column: (typeof IMPORT_COLUMNS)[number], cell: string) => readImportCells([column], [cell]);

  it("leaves out cells that are empty, missing or under an unknown header", () => {
    expect(readImportCells(["name", null, "code", "price"], [" 茶碗 ", "x", "  "])).toEqual({ name: "茶碗" });
  });

  it.each([
    ["120.5", "120.5"],
    ["0", "0"],
    ["-1", "-1"],
    ["1,280", "1280"],
    ["NT$520", "520"],
    ["２８０", "280"],
    ["￥1,200", "1200"],
    ["๕๐", "50"],
  ])("reads the number %s", (cell, number) => {
    expect(read("price", cell)).toEqual({ price: decimal(number) });
    expect(read("stock", cell)).toEqual({ stock: decimal(number) });
  });

  it.each(["1,28", "1.234567", "many", "1.280,5"])("finds no number in %s", (cell) => {
    expect(read("price", cell)).toEqual({ price: null });
  });

  it.each([
    ["TRUE", true],
    ["yes", true],
    ["1", true],
    ["false", false],
    ["No", false],
    ["0", false],
    ["2", null],
  ])("reads %s as top pick %s", (cell, topPick) => {
    expect(read("top_pick", cell)).toEqual({ topPick });
  });

  it("reads states in any case, and nothing else", () => {
    expect(read("state", "frozen")).toEqual({ state: "FROZEN" });
    expect(read("state", "sold")).toEqual({ state: null });
  });

  it.each([
    ["2031-03-01", "2031-03-01"],
    ["2031/3/1", "2031-03-01"],
    ["47908", "2031-03-01"],
    ["2031-02-30", null],
    ["3/1/2031", null],
    ["2031-3/1", "2031-03-01"],
    ["1/3/2031", null],
    ["1 Mar 2031", "2031-03-01"],
    ["soon", null],
    ["999999", null],
  ])("reads %s as the day %s", (cell, preOrderDay) => {
    expect(read("pre_order_day", cell)).toEqual({ preOrderDay });
  });

  it("reads a workbook's day by its date system", () => {
    expect(readImportCells(["pre_order_day"], ["46446"], true)).toEqual({ preOrderDay: "2031-03-01" });
  });

  it("reads product types between semicolons, each once", () => {
    expect(read("types", "茶器; 夏 ;;茶器")).toEqual({ types: ["茶器", "夏"] });
  });

  it.each([
    [String.raw`杯\;盤;夏`, ["杯;盤", "夏"]],
    [String.raw`杯\\;盤`, ["杯\\", "盤"]],
    [String.raw`杯\\\;盤`, ["杯\\;盤"]],
    [String.raw`\杯\盤`, [String.raw`\杯\盤`]],
  ])("reads the escaped product types %s", (cell, types) => {
    expect(read("types", cell)).toEqual({ types });
  });
});
