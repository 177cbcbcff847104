import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { csvRow } from "./csv.ts";
import type { CursorQuery, CursorRow, ReadCursor } from "./readCursor.ts";

/** A cell: SQL of its text, formatted as CSV, or SQL of an instant, which is null without one. */
export type CellSql = { text: string } | { instant: string };

/** Where the rows of a file come from. */
export interface RowSource {
  /** The tables and their condition; the rows' table has the alias `a`. */
  from: string;
  values: readonly unknown[];
  /** The most rows; undefined: all. */
  limit: number | undefined;
}

interface TimeFormat {
  zone: string;
  locale: string;
}

/** Reads a table as a CSV file, newest rows first. Postgres formats everything but the times. */
export async function* csvFile(
  read: ReadCursor,
  header: readonly string[],
  cells: readonly CellSql[],
  source: RowSource,
  times: TimeFormat,
): AsyncGenerator<string> {
  const columns = mergeTexts(cells);
  let isFirst = true;
  for await (const rows of read(queryOf(columns, source))) {
    const text = rows.map((row) => `${formatRow(row, columns, times)}\r\n`).join("");
    yield isFirst ? csvRow(header, { isFirst }) + text : text;
    isFirst = false;
  }
  if (isFirst) yield csvRow(header, { isFirst });
}

/** Merges neighboring texts into one column, because each column of a row costs as much as its text. */
function mergeTexts(cells: readonly CellSql[]): CellSql[] {
  const columns: CellSql[] = [];
  for (const cell of cells) {
    const last = columns.at(-1);
    if (last !== undefined && "text" in last && "text" in cell)
      columns[columns.length - 1] = { text: `${last.text} || ',' || (${cell.text})` };
    else columns.push("text" in cell ? { text: `(${cell.text})` } : cell);
  }
  return columns;
}

function queryOf(columns: readonly CellSql[], { from, values, limit }: RowSource): CursorQuery {
  const list = columns.map((column) =>
    "text" in column ? column.text : `(extract(epoch FROM ${column.instant}) * 1000)::bigint`,
  );
  const rows = `SELECT ${list.join(", ")} FROM ${from} ORDER BY a."id" DESC`;
  return { text: limit === undefined ? rows : `${rows} LIMIT ${limit}`, values };
}

const formatRow = (row: CursorRow, columns: readonly CellSql[], { zone, locale }: TimeFormat): string =>
  row
    .map((value, index) => {
      if (value === null || "text" in (columns[index] ?? {})) return value ?? "";
      return formatDayTime(new Date(Number(value)), zone, locale);
    })
    .join(",");
