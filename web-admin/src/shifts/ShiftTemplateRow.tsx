import { graphql, useFragment } from "react-relay";
import type { ShiftTemplateRow_shiftTemplate$key } from "../__generated__/ShiftTemplateRow_shiftTemplate.graphql.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
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
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.name} />
      </Cell>
      <Cell stick="start" nowrap>
        {shiftTemplateNumber(data.id)}
      </Cell>
      <RowHead>
        <Clamp>{data.name}</Clamp>
      </RowHead>
      <Cell nowrap>{data.startTime}</Cell>
      <Cell nowrap>{data.endTime}</Cell>
      <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
      <Cell stick="end" nowrap>
        <ShiftTemplateActions id={data.id} name={data.name} />
      </Cell>
    </Row>
  );
}
