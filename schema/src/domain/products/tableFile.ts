/** Kinds of files that hold a table. */
export type TableType = "csv" | "xlsx" | "xls";

/** What is wrong with a file as a whole. */
export type FileProblem = "WRONG_TYPE" | "TOO_LARGE" | "TOO_MANY_ROWS" | "UNREADABLE" | "WRONG_HEADER";

/** What a file may be. */
export interface TableRules {
  types: readonly TableType[];
  maxBytes: number;
  /** Rows below the header. */
  maxRows: number;
  /** The headers of the columns that are read; others are ignored. */
  columns: readonly string[];
}

/** What is wrong with a file, and what it may be, as an error names it. */
export function tableFileError(problem: FileProblem, { types, maxBytes, maxRows, columns }: TableRules) {
  return { problem, types, megabytes: maxBytes / 1_000_000, rows: maxRows, columns };
}

const EXTENSION = /\.(csv|xlsx|xls)$/i;

/** What a file's name says that it is, when that may be; null otherwise. */
export function tableTypeOf(fileName: string, types: readonly TableType[]): TableType | null {
  const extension = EXTENSION.exec(fileName.trim())?.[1]?.toLowerCase();
  return types.find((type) => type === extension) ?? null;
}

/** What each column of a header line is; null for one that is not read. Null as a whole: a column stands twice. */
export function readHeader<Column extends string>(
  columns: readonly Column[],
  cells: readonly string[],
): (Column | null)[] | null {
  const header = cells.map((cell) => columns.find((column) => column === cell.trim().toLowerCase()) ?? null);
  const known = header.filter((column) => column !== null);
  return new Set(known).size === known.length ? header : null;
}
