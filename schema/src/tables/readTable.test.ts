import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { TableType } from "../domain/products/tableFile.ts";
import { escapeText } from "../domain/spreadsheetText.ts";
import { cellsOf, parseTable as open, tableRules as rules } from "../testing/openTable.ts";
import { base64, bookOf, sheetOf, workbook } from "../testing/workbooks.ts";
import { readTable } from "./readTable.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const csv = async (text: string, maxRows = 10) => cellsOf(await open(utf8(text), "csv", rules({ maxRows })));

describe("a CSV", () => {
  it("is read with or without a byte order mark, with either line end, quotes, and rows of any length", async () => {
    const rows = [
      ["name", "price"],
      ['茶"碗', " 大\n"],
      ["盤", ""],
    ];
    const text = 'name,price\r\n"茶""碗"," 大\n",1\r\n盤\r\n';
    expect(await csv(text)).toEqual(rows);
    expect(await csv(`\uFEFF${text}`)).toEqual(rows);
  });

  it("keeps empty lines between rows, so that row numbers match, and none at the end", async () => {
    expect(await csv("name\n\nb\n\n,\n\n")).toEqual([["name"], [""], ["b"]]);
  });

  it.each(["csv", "xlsx"] as const)(
    "reads the escaped texts of an export from a file of type %s",
    async (type) => {
      const texts = ["=1+1", "0912345678", "'007", "1234567890123456", "12E10", "０９１２", "'abc"];
      const rows = [["name"], ...texts.map((text) => [escapeText(text)])];
      expect(rows.slice(1, 5)).toEqual([["'=1+1"], ["'0912345678"], ["''007"], ["'1234567890123456"]]);
      const read =
        type === "csv"
          ? await csv(rows.map(([cell]) => cell).join("\n"))
          : cellsOf(await open(workbook(rows), "xlsx"));
      expect(read).toEqual([["name"], ...texts.map((text) => [text])]);
    },
  );

  it("loses only the apostrophe that escapes a formula", async () => {
    const cells = [["name"], ["=1+1"], ["-5"], ["@x"], ["'abc"], ["a'=b"]];
    expect(await csv("name\n'=1+1\n'-5\n'@x\n'abc\na'=b")).toEqual(cells);
  });

  it("can have the maximum number of rows and any number of empty lines after them", async () => {
    expect(await csv("name\nb\nc", 2)).toHaveLength(3);
    expect(await csv("name\nb\nc\nd", 2)).toBe("TOO_MANY_ROWS");
    expect(await csv(`name\nb\nc${"\n".repeat(50_000)}`, 2)).toHaveLength(3);
    expect(await csv(`name${"\n".repeat(50_000)}d`, 2)).toBe("TOO_MANY_ROWS");
  });

  it.each(["name;price\na;1", "name\tprice\na\t1", "sep=;\nname;price\na;1", "name|price\r\na|1"])(
    "can have another delimiter: %j",
    async (text) => {
      const rows = [
        ["name", "price"],
        ["a", "1"],
      ];
      expect(await csv(text)).toEqual(rows);
      const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
      expect(cellsOf(await open(utf16, "csv"))).toEqual(rows);
    },
  );

  it("ends a row at every kind of line end, also when they are mixed", async () => {
    expect(await csv('name,price\r\na,1\nb,"2\r\n3"\rc,4\r\n')).toEqual([
      ["name", "price"],
      ["a", "1"],
      ["b", "2\r\n3"],
      ["c", "4"],
    ]);
  });

  it("can be in the encoding of a spreadsheet program", async () => {
    const big5 = Buffer.concat([utf8("name\n"), Uint8Array.from([0xaf, 0xf9, 0xaa, 0x4d])]);
    expect(cellsOf(await open(big5, "csv"))).toEqual([["name"], ["茶杯"]]);
  });

  it.each([
    ['name\na\n"open', 3],
    ['name\n"a"b\nc', 2],
    ['name\n\na"b', 3],
  ])("names the row of a quotation mark without a partner in %j", async (text, row) => {
    expect(await open(utf8(text), "csv")).toBe("QUOTES");
    const file = { file: base64(utf8(text)), fileName: "a.csv" };
    await expect(readTable(file, rules())).rejects.toMatchObject({
      params: { file: { problem: "QUOTES", row } },
    });
  });

  it.each([
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ["a U+0000", utf8("name\n\0")],
    ["a row without end", utf8(`name\n"${"x".repeat(200_000)}"`)],
  ])("is rejected with %s", async (_what, bytes) => {
    expect(await open(bytes, "csv")).toBe("UNREADABLE");
  });
});

describe.each([
  ["xlsx", "xlsx"],
  ["xls", "biff8"],
] as const)("an .%s", (type, bookType) => {
  const cells = [
    ["Name ", "price", "other", "top"],
    ["王小明 𠮷", 120.5, "x", true],
    [],
    ["さくら", 0.1 + 0.2, "x", false],
    [12, 1e-5],
  ];
  const read = [
    ["Name ", "price", "top"],
    ["王小明 𠮷", "120.5", "true"],
    ["", "", ""],
    ["さくら", "0.3", "false"],
    ["12", "0.00001", ""],
  ];
  const book = (rows: unknown[][]) => workbook(rows, bookType);

  it("is read by its values, from the known columns of the first sheet", async () => {
    const bytes = bookOf([sheetOf(cells), sheetOf([["name"], ["other"]])], bookType);
    expect(cellsOf(await open(bytes, type))).toEqual(read);
  });

  it("reports the 1904 date system", async () => {
    const table = (from1904: boolean) => open(bookOf([sheetOf(cells)], bookType, from1904), type);
    expect(await table(false)).toMatchObject({ from1904: false });
    expect(await table(true)).toMatchObject({ from1904: true });
  });

  it("is read by the results of its formulas, and an error is marked as unreadable", async () => {
    const sheet = sheetOf([["name", "price", "top"], ["a"]]);
    Object.assign(sheet, { B2: { t: "n", v: 3, f: "1+2" }, C2: { t: "e", v: 7 } });
    sheet["!ref"] = "A1:C2";
    expect(cellsOf(await open(bookOf([sheet], bookType), type))).toEqual([
      ["name", "price", "top"],
      ["a", "3", "\uFFFD"],
    ]);
  });

  it("has the value of merged cells in the first of them only", async () => {
    const sheet = sheetOf([
      ["name", "price"],
      ["a", 1],
      [null, 2],
    ]);
    sheet["!merges"] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
    expect(cellsOf(await open(bookOf([sheet], bookType), type))).toEqual([
      ["name", "price"],
      ["a", "1"],
      ["", "2"],
    ]);
  });

  it("can have the maximum number of rows, not counting empty ones at the end", async () => {
    const rows = (count: number) => [["name"], ...Array.from({ length: count }, () => ["a"])];
    const blank = Array.from({ length: 30 }, () => ["  ", ""]);
    expect(cellsOf(await open(book([...rows(10), ...blank]), type))).toHaveLength(11);
    expect(await open(book(rows(11)), type)).toBe("TOO_MANY_ROWS");
    expect(await open(book([...rows(1), ...blank, ["a"]]), type)).toBe("TOO_MANY_ROWS");
  });

  it("can be empty", async () => {
    expect(await open(book([[]]), type)).toEqual({ header: [], rows: [], from1904: false });
  });

  it("reports a duplicate column with no more copies than are needed to detect it", async () => {
    const header = Array.from({ length: 50 }, () => "name");
    expect(await open(book([header]), type)).toMatchObject({ header: ["name", "name", "name", "name"] });
  });

  it("is rejected when it is truncated", async () => {
    const whole = book([["name"], ...Array.from({ length: 10 }, (_, index) => [`名字 ${index}`])]);
    for (const part of [0.3, 0.6, 0.9]) {
      const problem = await open(whole.subarray(0, Math.floor(whole.length * part)), type);
      expect(["UNREADABLE", "WRONG_TYPE"], String(part)).toContain(problem);
    }
  });

  it("is rejected when it exceeds the size limit", async () => {
    const bytes = book(cells);
    const given = (maxBytes: number) => rules({ maxBytes });
    expect(cellsOf(await open(bytes, type, given(bytes.length)))).toEqual(read);
    expect(await open(bytes, type, given(bytes.length - 1))).toBe("TOO_LARGE");
    expect(await open(bytes, type, given(1000))).toBe("TOO_LARGE");
  });

  it.each([
    ["a program", Uint8Array.from([0x4d, 0x5a, 0x90, 0x00, ...Array(600).fill(0)])],
    ["a web page", workbook([["name"]], "html")],
    ["a CSV", utf8("name,price\na,1")],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["an Excel 2 file", workbook([["name"]], "biff2")],
    ["an XML spreadsheet", workbook([["name"]], "xlml")],
    ["an .ods", workbook([["name"]], "ods")],
    ["an .xlsb", workbook([["name"]], "xlsb")],
    ["any other zip", zipSync({ "name.txt": utf8("name") })],
    ["the other Excel format", workbook([["name"]], type === "xls" ? "xlsx" : "biff8")],
  ])("is rejected when it is %s with another extension", async (_what, bytes) => {
    expect(await open(bytes, type)).toBe("WRONG_TYPE");
  });
});

describe("a file", () => {
  it("is identified by its extension in any case, and its type must be allowed", async () => {
    const read = (fileName: string, types: TableType[]) =>
      readTable({ file: base64(workbook([["name"]])), fileName }, rules({ types }));
    expect(await read(" 預約.XLSX ", ["xlsx", "xls"])).toMatchObject({ header: ["name"] });
    for (const fileName of ["a.csv", "a.xlsm", "xlsx", "a.xlsx.exe", ""]) {
      await expect(read(fileName, ["xlsx", "xls"]), fileName).rejects.toMatchObject({
        code: "INVALID_INPUT",
        params: { field: "fileName", file: { problem: "WRONG_TYPE", types: ["xlsx", "xls"] } },
      });
    }
  });

  it.each(["", "?", "data:text/csv,name"])("is rejected when its content is %j", async (file) => {
    await expect(readTable({ file, fileName: "a.xlsx" }, rules())).rejects.toMatchObject({
      params: { field: "file", file: { problem: "UNREADABLE" } },
    });
  });
});

// The last test of this file: the library keeps the formats that it has written for later workbooks.
describe.each([
  ["xlsx", "xlsx"],
  ["xls", "biff8"],
] as const)("a number in an .%s", (type, bookType) => {
  it("keeps the leading zeros of a number that is shown with them", async () => {
    const sheet = sheetOf([["name", "price"], ["Ann"], ["Bo"]]);
    Object.assign(sheet, {
      B2: { t: "n", v: 912345678, z: "0000-000-000" },
      B3: { t: "n", v: 912345678, z: "#,##0" },
      A4: { t: "n", v: 912345678, z: '"0"#' },
      B4: { t: "n", v: 46349, z: "dd/mm/yyyy" },
      A5: { t: "n", v: 5, z: "0.00" },
      B5: { t: "n", v: 0.5, z: "0.0" },
    });
    sheet["!ref"] = "A1:B5";
    expect(cellsOf(await open(bookOf([sheet], bookType), type))).toEqual([
      ["name", "price"],
      ["Ann", "0912-345-678"],
      ["Bo", "912345678"],
      ["0912345678", "46349"],
      ["5", "0.5"],
    ]);
  });
});
