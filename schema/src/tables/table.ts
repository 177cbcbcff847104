import type { FileProblem, TableRules, TableType } from "../domain/products/tableFile.ts";

/** The cells of a file with the row positions of the spreadsheet, without trailing empty rows. */
export interface Table {
  /** The header cells of the selected columns. */
  header: string[];
  /** The rows below the header, with the same columns; a row may be shorter. */
  rows: string[][];
  /** Whether date serial numbers count from 1904, as in old Macintosh workbooks, instead of 1900. */
  from1904: boolean;
}

/** The input of the process that reads files. */
export interface TableTask {
  /** Base64, with or without a data URL's header. */
  file: string;
  type: TableType;
  rules: TableRules;
}

/** The output of the process that reads files. */
export type TableAnswer =
  | { table: Table }
  | { problem: FileProblem; row?: number | undefined; program?: string | undefined };

/** All cells of a file's first sheet. */
export interface Cells {
  rows: string[][];
  from1904: boolean;
}

/** The reason why a file cannot be read. */
export class TableError extends Error {
  readonly problem: FileProblem;
  /** The row of the spreadsheet at which the reading ended; absent when the problem is not in a row. */
  readonly row: number | undefined;

  /** The program that wrote the file, for OTHER_SHOP. */
  readonly program: string | undefined;

  constructor(problem: FileProblem, { row, program }: { row?: number; program?: string } = {}) {
    super(problem);
    this.problem = problem;
    this.row = row;
    this.program = program;
  }
}
