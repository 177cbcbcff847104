import { MAX_IMPORT_BYTES } from "@machiya/schema/domain/products/productImport";
import { dataUrl } from "../../ui/fields/dataUrl.ts";

/** A file as the input of importProducts. */
export interface ImportFile {
  fileName: string;
  /** The content as base64. */
  file: string;
}

export const TABLE_TYPES = ".csv,.xlsx";

/** The reason why a chosen file is rejected before upload. */
export type FileProblem = "not a table" | "too large";

export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | null {
  if (!/\.(csv|xlsx)$/i.test(name)) return "not a table";
  return size > MAX_IMPORT_BYTES ? "too large" : null;
}

export async function readImportFile(file: File): Promise<ImportFile> {
  const url = await dataUrl(file);
  return { fileName: file.name, file: url.slice(url.indexOf(",") + 1) };
}
