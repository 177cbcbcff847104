import { unzipSync, Zip, ZipDeflate } from "fflate";
import { describe, expect, it } from "vitest";
import { cellsOf, openTable as open, tableRules as rules } from "../testing/openTable.ts";
import { base64, withParts, workbook } from "../testing/workbooks.ts";
import { createTableRunner, readTable } from "./readTable.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

const LIMITS = { timeoutMs: 60_000, heapMegabytes: 128, totalMegabytes: 320, maxWaiting: 8 };

/** Rewrites a zip in the streamed form, with the sizes after the content. */
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

describe("an .xlsx", () => {
  const plain = workbook([["name"], ["a"]]);

  it("is read from a zip with the sizes after the content", async () => {
    expect(cellsOf(await open(streamed(plain), "xlsx"))).toEqual([["name"], ["a"]]);
  });

  it("is rejected when its parts unpack to more than 50 MB together", async () => {
    const padded = (size: number) => withParts(plain, { "xl/media/padding.bin": new Uint8Array(size) });
    expect(padded(50_000_000).length).toBeLessThan(100_000);
    expect(await open(padded(50_000_000), "xlsx")).toBe("TOO_LARGE");
    expect(cellsOf(await open(padded(49_900_000), "xlsx"))).toEqual([["name"], ["a"]]);
  });

  it("is rejected when it declares a small size and unpacks to a large one", async () => {
    const bytes = withParts(plain, { "xl/worksheets/sheet1.xml": new Uint8Array(60_000_000) });
    const zip = Buffer.from(bytes);
    // The uncompressed size is in the central directory's entry and in the local header.
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

  it("is rejected when it has more files than the limit", async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`xl/media/${index}.png`, Uint8Array.of(1)]),
    );
    expect(await open(withParts(plain, parts), "xlsx")).toBe("TOO_LARGE");
  });

  it("is rejected when one long text is repeated in thousands of cells", async () => {
    const text = "x".repeat(30_000);
    const rows = [["name"], ...Array.from({ length: 5000 }, () => [text])];
    const bytes = workbook(rows);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(await open(bytes, "xlsx", rules({ maxRows: 5000 }))).toBe("TOO_LARGE");
  });

  it("is rejected when it takes longer than the limit", async () => {
    const file = { file: base64(plain), fileName: "a.xlsx" };
    const runner = createTableRunner({ ...LIMITS, timeoutMs: 1 });
    await expect(readTable(file, rules(), undefined, runner)).rejects.toMatchObject({
      params: { field: "file", file: { problem: "TOO_LARGE" } },
    });
  });

  it("is rejected when it exceeds the memory limit, and the next file is read", async () => {
    const cells = Array.from({ length: 300_000 }, (_, index) => `<c r="A${index + 1}"><v>1</v></c>`);
    const rows = cells.map((cell, index) => `<row r="${index + 1}">${cell}</row>`).join("");
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    const bytes = withParts(plain, { "xl/worksheets/sheet1.xml": utf8(sheet) });
    const file = { file: base64(bytes), fileName: "a.xlsx" };
    for (const limit of [{ heapMegabytes: 40 }, { totalMegabytes: 100 }]) {
      const runner = createTableRunner({ ...LIMITS, ...limit });
      await expect(readTable(file, rules(), undefined, runner)).rejects.toMatchObject({
        params: { file: { problem: "TOO_LARGE" } },
      });
    }
    expect(cellsOf(await open(plain, "xlsx"))).toEqual([["name"], ["a"]]);
  });
});

describe("an .xls", () => {
  const plain = workbook([["name"], ["a"]], "biff8");
  const SECTOR = 512;
  /** Overwrites the number of the next sector. */
  function chained(bytes: Uint8Array, next: (sector: number) => number): Uint8Array {
    const file = Buffer.from(bytes);
    const fat = (file.readUInt32LE(76) + 1) * SECTOR;
    for (let sector = 0; sector * SECTOR < file.length - SECTOR; sector++)
      file.writeInt32LE(next(sector), fat + sector * 4);
    return file;
  }

  it("is rejected when its sectors form a cycle", async () => {
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

  it("is rejected when its sectors lie outside of the file", async () => {
    expect(
      await open(
        chained(plain, () => 100_000),
        "xls",
      ),
    ).toBe("UNREADABLE");
  });

  it("of a version before Excel 97 is read by its code page", async () => {
    const file = Buffer.from(workbook([["name"], ["AB"]], "biff5"));
    const codePage = file.indexOf(Buffer.from([0x42, 0x00, 0x02, 0x00]));
    file.writeUInt16LE(950, codePage + 4);
    const text = file.lastIndexOf(Buffer.from("AB"));
    Buffer.from([0xa4, 0xfd]).copy(file, text);
    expect(cellsOf(await open(file, "xls"))).toEqual([["name"], ["王"]]);
  });
});
