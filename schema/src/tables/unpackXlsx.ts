import { Unzip, UnzipInflate, zipSync } from "fflate";
import { TableError } from "./table.ts";

/** What an .xlsx, a zip of XML, may unpack to, all its files together: small files may unpack to gigabytes. */
const MAX_INFLATED_BYTES = 50_000_000;

/** A workbook has some dozens of files. */
const MAX_FILES = 1000;

/** So much of a zip is unpacked before its size is looked at again. */
const ZIP_CHUNK = 16_384;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The parts that cells are read from; pictures and the like are not kept. */
const PART = /^(\[Content_Types\]\.xml|xl\/.*\.(xml|rels))$/i;

/** What makes a zip a workbook: other formats have neither. */
const NEEDED = ["[Content_Types].xml", "xl/workbook.xml"];

/**
 * The parts of an .xlsx, packed again without compression, so that its reader has nothing left to unpack. The sizes that the
 * zip declares count for nothing. Throws TableError.
 */
export function unpackXlsx(zip: Uint8Array): Buffer {
  if (ZIP.some((byte, index) => zip[index] !== byte)) throw new TableError("WRONG_TYPE");
  const parts = partsOf(zip);
  if (NEEDED.some((name) => !Object.hasOwn(parts, name))) throw new TableError("WRONG_TYPE");
  const { buffer, byteOffset, length } = zipSync(parts, { level: 0 });
  return Buffer.from(buffer, byteOffset, length);
}

function partsOf(zip: Uint8Array): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  let size = 0;
  let files = 0;
  const unzip = new Unzip((file) => {
    if (++files > MAX_FILES) throw new TableError("TOO_LARGE");
    let chunks: Uint8Array[] = [];
    const kept = PART.test(file.name);
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MAX_INFLATED_BYTES) throw new TableError("TOO_LARGE");
      if (kept) chunks.push(chunk);
      if (!kept || !final) return;
      parts[file.name] = Buffer.concat(chunks);
      chunks = [];
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let offset = 0; offset < zip.length; offset += ZIP_CHUNK) {
    unzip.push(zip.subarray(offset, offset + ZIP_CHUNK), offset + ZIP_CHUNK >= zip.length);
  }
  return parts;
}
