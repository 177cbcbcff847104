import { plainText } from "../typedText.ts";

/** File types that contain a table. */
export type TableType = "csv" | "xlsx" | "xls";

/** A problem of the file as a whole. */
export type FileProblem =
  | "WRONG_TYPE"
  | "TOO_LARGE"
  | "TOO_MANY_ROWS"
  | "UNREADABLE"
  | "QUOTES"
  | "WRONG_HEADER"
  | "OTHER_SHOP";

/** The limits of an imported file. */
export interface TableRules {
  types: readonly TableType[];
  maxBytes: number;
  /** Maximum number of rows below the header. */
  maxRows: number;
  /** The names of the columns that are read; others are ignored. */
  columns: readonly string[];
  /** Further headings of each column, such as those in the languages of people. */
  headings?: Readonly<Record<string, readonly string[]>>;
  /** Headers by which files of other programs are recognized, which use some of the columns' names for something else. */
  otherFiles?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the problem of a file and its limits as error parameters. */
export function tableFileError(problem: FileProblem, { types, maxBytes, maxRows, columns }: TableRules) {
  return { problem, types, megabytes: maxBytes / 1_000_000, rows: maxRows, columns };
}

/** Returns the name of the other program that wrote a file with these headers; null if none is known. */
export function otherProgramOf({ otherFiles = {} }: TableRules, header: readonly string[]): string | null {
  const cells = new Set(header.slice(0, MAX_HEADERS).map((cell) => cell.trim().toLowerCase()));
  const isWhole = (headers: readonly string[]) => headers.every((one) => cells.has(one.toLowerCase()));
  return Object.entries(otherFiles).find(([, headers]) => isWhole(headers))?.[0] ?? null;
}

/** How many headers show which program wrote a file. */
const MAX_HEADERS = 500;

const EXTENSION = /\.(csv|xlsx|xls)$/i;

/** Returns the file type by the name's extension if it is accepted, or else null. */
export function tableTypeOf(fileName: string, types: readonly TableType[]): TableType | null {
  const extension = EXTENSION.exec(fileName.trim())?.[1]?.toLowerCase();
  return types.find((type) => type === extension) ?? null;
}

/** The columns of a file: their names, and further headings of them. */
export interface TableColumns<Column extends string> {
  columns: readonly Column[];
  headings?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Returns a heading without what people change in it: case, width, and spaces. */
const plainHeading = (cell: string): string =>
  plainText(cell)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ")
    .trim();

/** No heading is longer. */
const MAX_HEADING = 100;

/** Returns a function that returns the column of a header cell; null when it is none of them. */
export function columnReader<Column extends string>({
  columns,
  headings = {},
}: TableColumns<Column>): (cell: string) => Column | null {
  const known = columns.flatMap((column) =>
    [column, ...(headings[column] ?? [])].map((heading) => [plainHeading(heading), column] as const),
  );
  const columnOf = new Map(known);
  return (cell) => (cell.length > MAX_HEADING ? null : (columnOf.get(plainHeading(cell)) ?? null));
}

/** Maps each header cell to its column, null for an ignored cell. Returns null when a column occurs twice. */
export function readHeader<Column extends string>(
  columns: TableColumns<Column>,
  cells: readonly string[],
): (Column | null)[] | null {
  const header = cells.map(columnReader(columns));
  const known = header.filter((column) => column !== null);
  return new Set(known).size === known.length ? header : null;
}

/** What people write between names besides semicolons. It can be a part of a name, too. */
const COMMAS = /[,，、]/;

/**
 * Returns the names in a text without semicolons: one, or several between commas if these are known and the whole text
 * is not.
 */
export function namesBetweenCommas(text: string, isKnown: (name: string) => boolean): string[] {
  const names = text.split(COMMAS).map((name) => name.trim());
  return isKnown(text) || !names.every(isKnown) ? [text] : names;
}

/** Returns every name that a text without semicolons may contain: itself, and those between its commas. */
export const possibleNames = (text: string): string[] => [
  text,
  ...(COMMAS.test(text) ? text.split(COMMAS).map((name) => name.trim()) : []),
];
