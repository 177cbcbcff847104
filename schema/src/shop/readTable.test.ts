import { utils, write } from "@e965/xlsx";
import { unzipSync, Zip, ZipDeflate, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTable } from "./readTable.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const csv = (text: string, maxRows = 10) => readTable(utf8(text), maxRows);

/** A workbook whose sheets hold these cells. */
function workbook(sheets: unknown[][][], bookType: "xlsx" | "biff8" | "ods" = "xlsx"): Uint8Array {
  const book = utils.book_new();
  for (const rows of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return new Uint8Array(write(book, { type: "array", bookType, compression: true }));
}

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
    const rows = [["name", "price"], ['茶"碗", 大\n', "1"], ["盤"]];
    const text = 'name,price\r\n"茶""碗"", 大\n",1\r\n盤\r\n';
    expect(await csv(text)).toEqual(rows);
    expect(await csv(`\uFEFF${text}`)).toEqual(rows);
    expect(await csv("a,b\nc,d")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("keeps empty lines between rows, for the numbers, and none at the end", async () => {
    expect(await csv("a\n\nb\n\n,\n\n")).toEqual([["a"], [""], ["b"]]);
  });

  it("loses the apostrophe that keeps a cell from being a formula, and no other", async () => {
    expect(await csv("'=1+1,'-5,'@x,'abc,a'=b")).toEqual([["=1+1", "-5", "@x", "'abc", "a'=b"]]);
  });

  it("may have as many rows as it may, and not one more, however many empty lines follow", async () => {
    expect(await csv("a\nb\nc", 3)).toHaveLength(3);
    expect(await csv("a\nb\nc\nd", 3)).toBeNull();
    expect(await csv(`a\nb\nc${"\n".repeat(50_000)}`, 3)).toHaveLength(3);
    expect(await csv(`a${"\n".repeat(50_000)}d`, 3)).toBeNull();
  });

  it.each([
    ["an open quote", utf8('name\n"open')],
    ["another encoding", Uint8Array.from([0x6e, 0x0a, 0xaf, 0xf9])],
    ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x61, 0x00])],
    ["a U+0000", utf8("name\n\0")],
    ["a row without end", utf8(`name\n"${"x".repeat(200_000)}"`)],
  ])("is none with %s", async (_what, bytes) => {
    expect(await readTable(bytes, 10)).toBeNull();
  });
});

describe("an .xlsx", () => {
  const cells = [
    ["name", "price", "top_pick"],
    ["茶碗", 120.5, true],
    [],
    ["盤", 0.1 + 0.2, false],
    [12, 1e-5, null],
  ];
  const rows = [
    ["name", "price", "top_pick"],
    ["茶碗", "120.5", "true"],
    [],
    ["盤", "0.3", "false"],
    ["12", "0.00001"],
  ];

  it("is read by its values, first sheet alone", async () => {
    expect(await readTable(workbook([cells, [["other"]]]), 10)).toEqual(rows);
  });

  it("is read from a zip with sizes after the content too", async () => {
    expect(await readTable(streamed(workbook([cells])), 10)).toEqual(rows);
  });

  it("may have as many rows as it may, and not one more", async () => {
    const many = (length: number) => workbook([Array.from({ length }, () => ["a"])]);
    expect(await readTable(many(3), 3)).toHaveLength(3);
    expect(await readTable(many(4), 3)).toBeNull();
  });

  it("is not read when it unpacks to more than 20 MB", async () => {
    const files = unzipSync(workbook([cells]));
    const padded = (size: number) =>
      zipSync({ ...files, "xl/padding.bin": new Uint8Array(size) }, { level: 9 });
    expect(padded(20_000_000).length).toBeLessThan(100_000);
    expect(await readTable(padded(20_000_000), 10)).toBeNull();
    expect(await readTable(padded(19_000_000), 10)).toEqual(rows);
  });

  it("is not read when it is cut off", async () => {
    const whole = workbook([cells]);
    expect(await readTable(whole.subarray(0, whole.length / 2), 10)).toBeNull();
  });
});

describe("no table", () => {
  it.each([
    [
      "a picture",
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]),
    ],
    ["an .xls", workbook([[["name"]]], "biff8")],
    ["an .ods", workbook([[["name"]]], "ods")],
    ["any other zip", zipSync({ "name.txt": utf8("name") })],
  ])("is %s", async (_what, bytes) => {
    expect(await readTable(bytes, 10)).toBeNull();
  });
});
