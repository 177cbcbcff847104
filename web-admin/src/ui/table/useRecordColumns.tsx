import { type NodeType, rowId } from "@machiya/schema/ids";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import type { Column } from "./columns.ts";
import { Clamp } from "./Table.tsx";

interface NamedRow {
  id: string;
  name: string;
}

interface RecordColumnOptions<Row> {
  type: NodeType;
  /** The minimum width of the names in pixels. */
  nameWidth: number;
  actions: (row: Row) => ReactNode;
}

/** Returns the columns that every list of named records has: number, name and actions. */
export function useRecordColumns<Row extends NamedRow>({
  type,
  nameWidth,
  actions,
}: RecordColumnOptions<Row>) {
  const words = useMessages("uiRecord");
  const number: Column<Row> = {
    key: "number",
    header: words.number,
    sticky: "start",
    nowrap: true,
    place: "fact",
    cell: ({ id }) => rowId(type, id),
  };
  const name: Column<Row> = {
    key: "name",
    header: words.name,
    width: nameWidth,
    isRowHeader: true,
    place: "title",
    cell: (row) => <Clamp>{row.name}</Clamp>,
    cardCell: (row) => row.name,
  };
  const actionColumn: Column<Row> = {
    key: "actions",
    header: words.actions,
    sticky: "end",
    nowrap: true,
    place: "actions",
    cell: actions,
  };
  return { number, name, actions: actionColumn };
}

/** Returns the select box data of a named record. */
export function selectByName({ id, name }: NamedRow) {
  return { id, label: name };
}
