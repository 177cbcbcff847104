import { crc32, createDeflate, deflateSync } from "node:zlib";
import { base64, withParts, workbook } from "../schema/src/testing/workbooks.ts";

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Rows that are compressed at a time, so that a tall image takes little memory. */
const ROWS_AT_ONCE = 100_000;

/** Returns a chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns a black PNG with one bit per pixel. */
export function blackPng(width: number, height: number): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 }));
}

/** Returns a PNG of 1 × 25,000,000 pixels in 49 kB: within every limit except that of its sides. */
export async function tallPng(): Promise<Buffer> {
  const height = 25_000_000;
  const deflate = createDeflate({ level: 9 });
  const chunks: Buffer[] = [];
  deflate.on("data", (chunk: Buffer) => chunks.push(chunk));
  const rows = Buffer.alloc(ROWS_AT_ONCE * 2);
  for (let row = 0; row < height; row += ROWS_AT_ONCE) {
    if (!deflate.write(rows)) await new Promise((resolve) => deflate.once("drain", resolve));
  }
  await new Promise<void>((resolve) => deflate.once("end", resolve).end());
  return pngOf(1, height, Buffer.concat(chunks));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Returns an .xlsx in base64 whose sheet has half a million rows, which take seconds or too much memory. */
export function longSheet(): string {
  const rows = Array.from(
    { length: 500_000 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
  ).join("");
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  return base64(withParts(workbook([["name"]]), { "xl/worksheets/sheet1.xml": utf8(sheet) }));
}

/** Returns an .xlsx in base64, as large as an import may be, in which one part unpacks to 60 MB. */
export function bombSheet(bytes: number): string {
  const parts = {
    "xl/media/bomb.bin": new Uint8Array(60_000_000),
    "xl/media/noise.bin": crypto.getRandomValues(new Uint8Array(65_536)),
  };
  const file = withParts(workbook([["name"]]), parts);
  return base64(Buffer.concat([file, Buffer.alloc(Math.max(0, bytes - file.byteLength))]));
}
