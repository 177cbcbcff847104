import type { FileProblem, TableRules, TableType } from "../domain/products/tableFile.ts";

/** The cells of a file, the rows as a spreadsheet numbers them, without empty ones at the end. */
export interface Table {
  /** The header's cells, of the columns that are read. */
  header: string[];
  /** The rows below it, of the same columns; a row may end early. */
  rows: string[][];
  /** Whether a day's number counts from 1904, as old Macintosh workbooks do, and not from 1900. */
  from1904: boolean;
}

/** What the worker is given. */
export interface TableTask {
  /** Base64, with or without a data URL's header. */
  file: string;
  type: TableType;
  rules: TableRules;
}

/** Every cell of a file's first sheet. */
export interface Cells {
  rows: string[][];
  from1904: boolean;
}

/** Why a file cannot be read. */
export class TableError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
