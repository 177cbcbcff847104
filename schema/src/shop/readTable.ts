import { read } from "@e965/xlsx";
import { parse } from "csv-parse/sync";
import { Unzip, UnzipInflate, zipSync } from "fflate";
import { fileTypeFromBuffer } from "file-type";
import { Big } from "../domain/money.ts";

/** What an .xlsx, a zip of XML, may unpack to: small files may unpack to gigabytes. */
const MAX_INFLATED_BYTES = 20_000_000;

/** So much of a zip is unpacked before its size is looked at again. */
const ZIP_CHUNK = 16_384;

/** Columns further right are not read. */
const MAX_COLUMNS = 100;

/** The longest row of a CSV, in characters. */
const MAX_RECORD = 100_000;

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Digits that a spreadsheet's numbers are good for; more are an artefact of binary fractions. */
const SPREADSHEET_DIGITS = 15;

/** Excel shows no formula in a cell that begins with an apostrophe; exports put it there. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;

/**
 * The cells of a CSV (UTF-8) or of the first sheet of an .xlsx, known by its content; the rows as a spreadsheet numbers
 * them, without empty ones at the end. Null: it is neither, broken, or has more than `maxRows` rows.
 */
export async function readTable(bytes: Uint8Array, maxRows: number): Promise<string[][] | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined && type.mime !== XLSX_TYPE) return null;
  try {
    const rows = withoutEmptyEnd(type === undefined ? readCsv(bytes, maxRows) : readXlsx(bytes));
    return rows.length > maxRows ? null : rows;
  } catch {
    return null;
  }
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

function withoutEmptyEnd(rows: string[][]): string[][] {
  return rows.slice(0, rows.findLastIndex((cells) => !isEmpty(cells)) + 1);
}

function readCsv(bytes: Uint8Array, maxRows: number): string[][] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (text.includes("\0")) throw new TypeError("No text holds U+0000.");
  const rows: string[][] = parse(text, {
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    // Millions of empty lines fit into a small file; those too far down to matter are not kept.
    on_record: (cells: string[], { records }) => (records > maxRows && isEmpty(cells) ? null : cells),
  });
  return rows.map((cells) => cells.slice(0, MAX_COLUMNS).map((cell) => cell.replace(ESCAPED_FORMULA, "")));
}

/** The files of a zip. Throws when they are broken or unpack to too much. */
function unpack(zip: Uint8Array): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  let size = 0;
  const unzip = new Unzip((file) => {
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MAX_INFLATED_BYTES) throw new RangeError("The file unpacks to too much.");
      chunks.push(chunk);
      if (final) files[file.name] = Buffer.concat(chunks);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let offset = 0; offset < zip.length; offset += ZIP_CHUNK) {
    unzip.push(zip.subarray(offset, offset + ZIP_CHUNK), offset + ZIP_CHUNK >= zip.length);
  }
  return files;
}

interface Cell {
  t?: string;
  v?: unknown;
}

function cellText({ t, v }: Cell): string {
  if (t === "e") return "#";
  return typeof v === "number" ? new Big(v.toPrecision(SPREADSHEET_DIGITS)).toFixed() : String(v ?? "");
}

function readXlsx(bytes: Uint8Array): string[][] {
  // Packed again without compression, so that the reader has nothing left to unpack.
  const stored = zipSync(unpack(bytes), { level: 0 });
  const { Sheets, SheetNames } = read(stored, {
    type: "array",
    dense: true,
    sheets: 0,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const cells: (Cell | undefined)[][] = Sheets[SheetNames[0] ?? ""]?.["!data"] ?? [];
  return Array.from(cells, (row) =>
    Array.from((row ?? []).slice(0, MAX_COLUMNS), (cell) => cellText(cell ?? {})),
  );
}
