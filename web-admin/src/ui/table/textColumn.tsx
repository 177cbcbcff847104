import type { Column } from "./columns.ts";
import { Clamp } from "./Table.tsx";

interface TextColumnOptions<Row> {
  key: string;
  header: string;
  /** Least width in pixels. */
  width?: number;
  /** False: too long for a card, and shown by the record's detail. */
  onCard?: boolean;
  text: (row: Row) => string | null | undefined;
}

/** A column of free text: two lines in the table, all of it on a card, and nothing where it is empty. */
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
