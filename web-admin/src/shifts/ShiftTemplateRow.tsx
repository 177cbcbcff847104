import { graphql, useFragment } from "react-relay";
import type { ShiftTemplateRow_shiftTemplate$key } from "../__generated__/ShiftTemplateRow_shiftTemplate.graphql.ts";
import { RecordRow } from "../ui/RecordRow.tsx";
import { Cell, Clamp } from "../ui/Table.tsx";
import { ShiftTemplateActions } from "./ShiftTemplateActions.tsx";
import { shiftTemplateNumber } from "./shiftTemplateSearch.ts";

/** One shift template of the table, in the columns of ShiftTemplateTable. */
export function ShiftTemplateRow({ shiftTemplate }: { shiftTemplate: ShiftTemplateRow_shiftTemplate$key }) {
  const data = useFragment(
    graphql`
      fragment ShiftTemplateRow_shiftTemplate on ShiftTemplate {
        id
        name
        startTime
        endTime
        note
      }
    `,
    shiftTemplate,
  );
  return (
    <RecordRow
      id={data.id}
      number={shiftTemplateNumber(data.id)}
      name={data.name}
      actions={<ShiftTemplateActions id={data.id} name={data.name} />}
    >
      <Cell nowrap>{data.startTime}</Cell>
      <Cell nowrap>{data.endTime}</Cell>
      <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
    </RecordRow>
  );
}
