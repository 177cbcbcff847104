import { graphql, useFragment } from "react-relay";
import type { ShiftTemplateTable_shiftTemplates$key } from "../__generated__/ShiftTemplateTable_shiftTemplates.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordHead } from "../ui/RecordRow.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { ShiftTemplateRow } from "./ShiftTemplateRow.tsx";

interface ShiftTemplateTableProps {
  shiftTemplates: ShiftTemplateTable_shiftTemplates$key;
  stale: boolean;
}

/** A page of shift templates as a table. Source of the columns: booking.md §2. */
export function ShiftTemplateTable({ shiftTemplates, stale }: ShiftTemplateTableProps) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment ShiftTemplateTable_shiftTemplates on ShiftTemplate @relay(plural: true) {
        id
        ...ShiftTemplateRow_shiftTemplate
      }
    `,
    shiftTemplates,
  );
  return (
    <Table label={words.table} stale={stale}>
      <RecordHead nameWidth={180}>
        <HeadCell>{words.start}</HeadCell>
        <HeadCell>{words.end}</HeadCell>
        <HeadCell width={220}>{words.note}</HeadCell>
      </RecordHead>
      <tbody>
        {rows.map((shiftTemplate) => (
          <ShiftTemplateRow key={shiftTemplate.id} shiftTemplate={shiftTemplate} />
        ))}
      </tbody>
    </Table>
  );
}
