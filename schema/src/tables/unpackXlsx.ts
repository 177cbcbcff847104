import { Unzip, UnzipInflate, zipSync } from "fflate";
import { TableError } from "./table.ts";

/** The maximum unpacked size of an .xlsx (a zip of XML), because a small file can unpack to gigabytes. */
const MAX_INFLATED_BYTES = 50_000_000;

/** The maximum number of files in the zip; a workbook has some dozens. */
const MAX_FILES = 1000;

/** The size of the chunks that are unpacked between two size checks. */
const ZIP_CHUNK = 16_384;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The parts from which cells are read; other parts, such as images, are dropped. */
const PART = /^(\[Content_Types\]\.xml|xl\/.*\.(xml|rels))$/i;

/** The parts that distinguish a workbook from other zip formats. */
const NEEDED = ["[Content_Types].xml", "xl/workbook.xml"];

/**
 * Repacks the needed parts of an .xlsx without compression, so that the reader has nothing to inflate. The
 * sizes that the zip declares are ignored. Throws TableError.
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
    const isPart = PART.test(file.name);
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MAX_INFLATED_BYTES) throw new TableError("TOO_LARGE");
      if (isPart) chunks.push(chunk);
      if (!isPart || !final) return;
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
