import { utils, type WorkSheet, write } from "@e965/xlsx";
import { unzipSync, zipSync } from "fflate";

export type BookType = "xlsx" | "xlsb" | "biff8" | "biff5" | "biff2" | "xlml" | "ods" | "html" | "csv";

export const sheetOf = (rows: unknown[][]): WorkSheet => utils.aoa_to_sheet(rows);

/** Builds a workbook with these sheets. */
export function bookOf(sheets: WorkSheet[], bookType: BookType = "xlsx", from1904 = false): Uint8Array {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, sheet);
  book.Workbook = { WBProps: { date1904: from1904 } };
  const bookSST = bookType === "xlsx";
  return new Uint8Array(write(book, { type: "array", bookType, compression: true, bookSST }));
}

/** Builds a workbook of one sheet with these cells. */
export const workbook = (rows: unknown[][], bookType: BookType = "xlsx") => bookOf([sheetOf(rows)], bookType);

/** Replaces or adds parts of an .xlsx. */
export const withParts = (xlsx: Uint8Array, parts: Record<string, Uint8Array>) =>
  zipSync({ ...unzipSync(xlsx), ...parts }, { level: 9 });

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
