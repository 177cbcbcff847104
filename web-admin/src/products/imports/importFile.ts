import { IMPORT_COLUMNS, MAX_IMPORT_BYTES } from "@machiya/schema/domain/products/productImport";
import { dataUrl } from "../../ui/fields/dataUrl.ts";

/** A file as importProducts takes it. */
export interface ImportFile {
  fileName: string;
  /** Its bytes as base64. */
  file: string;
}

export const TABLE_TYPES = ".csv,.xlsx";

/** What is wrong with a chosen file, before it is sent. */
export type FileProblem = "not a table" | "too large";

export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | null {
  if (!/\.(csv|xlsx)$/i.test(name)) return "not a table";
  return size > MAX_IMPORT_BYTES ? "too large" : null;
}

export async function readImportFile(file: File): Promise<ImportFile> {
  const url = await dataUrl(file);
  return { fileName: file.name, file: url.slice(url.indexOf(",") + 1) };
}

/** A file with the columns and no rows, as the address of a download. */
export function templateUrl(): string {
  // Spreadsheets know UTF-8 by its mark.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${IMPORT_COLUMNS.join(",")}\r\n`)}`;
}
