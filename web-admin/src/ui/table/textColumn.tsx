import type { Column } from "./columns.ts";
import { Clamp } from "./Table.tsx";

interface TextColumnOptions<Row> {
  key: string;
  header: string;
  /** The minimum width in pixels. */
  width?: number;
  /** False leaves the text out of cards because the record's detail shows it. */
  onCard?: boolean;
  text: (row: Row) => string | null | undefined;
}

/** A column of free text: two lines in the table, the full text on a card, and nothing if it is empty. */
export function textColumn<Row>({ text, onCard = true, ...column }: TextColumnOptions<Row>): Column<Row> {
  return {
    ...column,
    ...(onCard && { place: "fact" }),
    cell: (row) => {
      const value = text(row) ?? "";
      return value === "" ? null : <Clamp>{value}</Clamp>;
    },
    cardCell: text,
  };
}
