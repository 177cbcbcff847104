import { shiftTemplateFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, useFragment } from "react-relay";
import type {
  ShiftTemplateColumns_shiftTemplate$data,
  ShiftTemplateColumns_shiftTemplate$key,
} from "../__generated__/ShiftTemplateColumns_shiftTemplate.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { textColumn } from "../ui/table/textColumn.tsx";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { DeleteShiftTemplates } from "./DeleteShiftTemplates.tsx";

/** The actions of a shift template. */
function ShiftTemplateActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="ShiftTemplate"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteShiftTemplates ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    />
  );
}

type Row = ShiftTemplateColumns_shiftTemplate$data;

function useRow(shiftTemplate: ShiftTemplateColumns_shiftTemplate$key): Row {
  return useFragment(
    graphql`
      fragment ShiftTemplateColumns_shiftTemplate on ShiftTemplate {
        id
        name
        startTime
        endTime
        note
      }
    `,
    shiftTemplate,
  );
}

/** Returns the table of the shift templates (booking.md §2). */
export function useShiftTemplateTable(): TableDefinition<ShiftTemplateColumns_shiftTemplate$key, Row> {
  const words = useMessages("shifts");
  const { number, name, actions } = useRecordColumns<Row>({
    type: "ShiftTemplate",
    nameWidth: 180,
    actions: (row) => <ShiftTemplateActions id={row.id} name={row.name} />,
  });
  return {
    name: "shiftTemplates",
    label: words.table,
    filters: shiftTemplateFilters,
    useRow,
    select: selectByName,
    columns: [
      number,
      name,
      { key: "start", header: words.start, nowrap: true, place: "fact", cell: (row) => row.startTime },
      { key: "end", header: words.end, nowrap: true, place: "fact", cell: (row) => row.endTime },
      textColumn({ key: "note", header: words.note, width: 220, text: (row) => row.note }),
      actions,
    ],
  };
}
