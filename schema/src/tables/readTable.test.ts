import { unzipSync, Zip, ZipDeflate, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { DomainError } from "../domain/errors.ts";
import type { TableRules, TableType } from "../domain/tableFile.ts";
import { base64, bookOf, sheetOf, withParts, workbook } from "../testing/workbooks.ts";
import { readTable } from "./readTable.ts";
import type { Table } from "./table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const rules = (given: Partial<TableRules> = {}): TableRules => ({
  types: ["csv", "xlsx", "xls"],
  maxBytes: 5_000_000,
  maxRows: 10,
  columns: ["name", "price", "top"],
  ...given,
});

/** The table in a file, or what is wrong with it. */
async function open(bytes: Uint8Array, type: TableType, given = rules()): Promise<Table | string> {
  try {
    return await readTable({ file: base64(bytes), fileName: `檔案.${type}` }, given);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.params.file?.problem ?? error.code;
  }
}
const cellsOf = (table: Table | string) =>
  typeof table === "string" ? table : [table.header, ...table.rows];
const csv = async (text: string, maxRows = 10) => cellsOf(await open(utf8(text), "csv", rules({ maxRows })));

/** The same zip as writers make it that do not know sizes beforehand. */
function streamed(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

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

  it("keeps empty lines between rows, for the numbers, and none at the end", async () => {
    expect(await csv("name\n\nb\n\n,\n\n")).toEqual([["name"], [""], ["b"]]);
  });

  it("loses the apostrophe that keeps a cell from being a formula, and no other", async () => {
    const cells = [["name"], ["=1+1"], ["-5"], ["@x"], ["'abc"], ["a'=b"]];
    expect(await csv("name\n'=1+1\n'-5\n'@x\n'abc\na'=b")).toEqual(cells);
  });

  it("may have as many rows as it may, and not one more, however many empty lines follow", async () => {
    expect(await csv("name\nb\nc", 2)).toHaveLength(3);
    expect(await csv("name\nb\nc\nd", 2)).toBe("TOO_MANY_ROWS");
    expect(await csv(`name\nb\nc${"\n".repeat(50_000)}`, 2)).toHaveLength(3);
    expect(await csv(`name${"\n".repeat(50_000)}d`, 2)).toBe("TOO_MANY_ROWS");
  });

  it.each([
    ["an open quote", utf8('name\n"open')],
    ["another encoding", Uint8Array.from([0x6e, 0x0a, 0xaf, 0xf9])],
    ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x61, 0x00])],
    ["a U+0000", utf8("name\n\0")],
    ["a row without end", utf8(`name\n"${"x".repeat(200_000)}"`)],
  ])("is none with %s", async (_what, bytes) => {
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

  it("is read by its values: the known columns of the first sheet", async () => {
    const bytes = bookOf([sheetOf(cells), sheetOf([["name"], ["other"]])], bookType);
    expect(cellsOf(await open(bytes, type))).toEqual(read);
  });

  it("says whether its days count from 1904", async () => {
    const table = (from1904: boolean) => open(bookOf([sheetOf(cells)], bookType, from1904), type);
    expect(await table(false)).toMatchObject({ from1904: false });
    expect(await table(true)).toMatchObject({ from1904: true });
  });

  it("is read by what its formulas came to; an error says #", async () => {
    const sheet = sheetOf([["name", "price", "top"], ["a"]]);
    Object.assign(sheet, { B2: { t: "n", v: 3, f: "1+2" }, C2: { t: "e", v: 7 } });
    sheet["!ref"] = "A1:C2";
    expect(cellsOf(await open(bookOf([sheet], bookType), type))).toEqual([
      ["name", "price", "top"],
      ["a", "3", "#"],
    ]);
  });

  it("has the value of merged cells in the first of them alone", async () => {
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

  it("may have as many rows as it may, and not one more; empty ones at the end do not count", async () => {
    const rows = (count: number) => [["name"], ...Array.from({ length: count }, () => ["a"])];
    const blank = Array.from({ length: 30 }, () => ["  ", ""]);
    expect(cellsOf(await open(book([...rows(10), ...blank]), type))).toHaveLength(11);
    expect(await open(book(rows(11)), type)).toBe("TOO_MANY_ROWS");
    expect(await open(book([...rows(1), ...blank, ["a"]]), type)).toBe("TOO_MANY_ROWS");
  });

  it("may be empty", async () => {
    expect(await open(book([[]]), type)).toEqual({ header: [], rows: [], from1904: false });
  });

  it("shows a column that stands twice, and no more of them than are needed to see it", async () => {
    const header = Array.from({ length: 50 }, () => "name");
    expect(await open(book([header]), type)).toMatchObject({ header: ["name", "name", "name", "name"] });
  });

  it("is not read when it is cut off", async () => {
    const whole = book([["name"], ...Array.from({ length: 10 }, (_, index) => [`名字 ${index}`])]);
    for (const part of [0.3, 0.6, 0.9]) {
      const problem = await open(whole.subarray(0, Math.floor(whole.length * part)), type);
      expect(["UNREADABLE", "WRONG_TYPE"], String(part)).toContain(problem);
    }
  });

  it("is not read when it has more bytes than it may", async () => {
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
  ])("is not %s by another name", async (_what, bytes) => {
    expect(await open(bytes, type)).toBe("WRONG_TYPE");
  });
});

describe("an .xlsx", () => {
  const plain = workbook([["name"], ["a"]]);

  it("is read from a zip with sizes after the content too", async () => {
    expect(cellsOf(await open(streamed(plain), "xlsx"))).toEqual([["name"], ["a"]]);
  });

  it("is not read when it unpacks to more than 50 MB, whatever part of it", async () => {
    const padded = (size: number) => withParts(plain, { "xl/media/padding.bin": new Uint8Array(size) });
    expect(padded(50_000_000).length).toBeLessThan(100_000);
    expect(await open(padded(50_000_000), "xlsx")).toBe("TOO_LARGE");
    expect(cellsOf(await open(padded(49_900_000), "xlsx"))).toEqual([["name"], ["a"]]);
  });

  it("is not read when it declares a small size and unpacks to a large one", async () => {
    const bytes = withParts(plain, { "xl/worksheets/sheet1.xml": new Uint8Array(60_000_000) });
    const zip = Buffer.from(bytes);
    // The uncompressed size: in the entry of the central directory, and in the header before the content.
    for (const [signature, at] of [
      [0x02014b50, 24],
      [0x04034b50, 22],
    ] as const) {
      for (let index = 0; index < zip.length - 30; index++) {
        if (zip.readUInt32LE(index) === signature && zip.readUInt32LE(index + at) === 60_000_000)
          zip.writeUInt32LE(10, index + at);
      }
    }
    expect(zip.equals(Buffer.from(bytes))).toBe(false);
    expect(await open(zip, "xlsx")).toBe("TOO_LARGE");
  });

  it("is not read when it has more files than a workbook has", async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`xl/media/${index}.png`, Uint8Array.of(1)]),
    );
    expect(await open(withParts(plain, parts), "xlsx")).toBe("TOO_LARGE");
  });

  it("is not read when one long text stands in thousands of cells", async () => {
    const text = "x".repeat(30_000);
    const rows = [["name"], ...Array.from({ length: 5000 }, () => [text])];
    const bytes = workbook(rows);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(await open(bytes, "xlsx", rules({ maxRows: 5000 }))).toBe("TOO_LARGE");
  });

  it("is not read when it takes longer than it may", async () => {
    const file = { file: base64(plain), fileName: "a.xlsx" };
    await expect(readTable(file, rules(), { milliseconds: 1, megabytes: 128 })).rejects.toMatchObject({
      params: { field: "file", file: { problem: "TOO_LARGE" } },
    });
  });

  it("is not read when it takes more memory than it may, and the next one is", async () => {
    const cells = Array.from({ length: 300_000 }, (_, index) => `<c r="A${index + 1}"><v>1</v></c>`);
    const rows = cells.map((cell, index) => `<row r="${index + 1}">${cell}</row>`).join("");
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    const bytes = withParts(plain, { "xl/worksheets/sheet1.xml": utf8(sheet) });
    const file = { file: base64(bytes), fileName: "a.xlsx" };
    await expect(readTable(file, rules(), { milliseconds: 10_000, megabytes: 40 })).rejects.toMatchObject({
      params: { file: { problem: "TOO_LARGE" } },
    });
    expect(cellsOf(await open(plain, "xlsx"))).toEqual([["name"], ["a"]]);
  });
});

describe("an .xls", () => {
  const plain = workbook([["name"], ["a"]], "biff8");
  const SECTOR = 512;
  /** Writes over the number of the sector that follows. */
  function chained(bytes: Uint8Array, next: (sector: number) => number): Uint8Array {
    const file = Buffer.from(bytes);
    const fat = (file.readUInt32LE(76) + 1) * SECTOR;
    for (let sector = 0; sector * SECTOR < file.length - SECTOR; sector++)
      file.writeInt32LE(next(sector), fat + sector * 4);
    return file;
  }

  it("is not read when its sectors run in a circle", async () => {
    expect(
      await open(
        chained(plain, (sector) => sector),
        "xls",
      ),
    ).toBe("UNREADABLE");
    expect(
      await open(
        chained(plain, (sector) => (sector === 0 ? 1 : 0)),
        "xls",
      ),
    ).toBe("UNREADABLE");
  });

  it("is not read when its sectors lead out of the file", async () => {
    expect(
      await open(
        chained(plain, () => 100_000),
        "xls",
      ),
    ).toBe("UNREADABLE");
  });

  it("from before Excel 97 is read by its code page", async () => {
    const file = Buffer.from(workbook([["name"], ["AB"]], "biff5"));
    const codePage = file.indexOf(Buffer.from([0x42, 0x00, 0x02, 0x00]));
    file.writeUInt16LE(950, codePage + 4);
    const text = file.lastIndexOf(Buffer.from("AB"));
    Buffer.from([0xa4, 0xfd]).copy(file, text);
    expect(cellsOf(await open(file, "xls"))).toEqual([["name"], ["王"]]);
  });
});

describe("a file", () => {
  it("is known by its extension, in either case, and must be of a kind that is asked for", async () => {
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

  it.each(["", "?", "data:text/csv,name"])("is not %j", async (file) => {
    await expect(readTable({ file, fileName: "a.xlsx" }, rules())).rejects.toMatchObject({
      params: { field: "file", file: { problem: "UNREADABLE" } },
    });
  });
});
