import type { Column } from "./columns.ts";
import { Clamp } from "./Table.tsx";

interface TextColumnOptions<Row> {
  key: string;
  header: string;
  /** Least width in pixels. */
  width?: number;
  text: (row: Row) => string | null | undefined;
}

/** A column of free text: two lines in the table, all of it on the card, and nothing where it is empty. */
export function textColumn<Row>({ text, ...column }: TextColumnOptions<Row>): Column<Row> {
  return {
    ...column,
    place: "fact",
    cell: (row) => {
      const value = text(row) ?? "";
      return value === "" ? null : <Clamp>{value}</Clamp>;
    },
    cardCell: text,
  };
}
