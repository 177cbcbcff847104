import { graphql, useFragment } from "react-relay";
import type { BlockRow_block$key } from "../__generated__/BlockRow_block.graphql.ts";
import { customerNumber } from "../customers/customerSearch.ts";
import { useDates } from "../language/useDates.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
import { BlockActions } from "./BlockActions.tsx";

/** One block of the table, in the columns of BlockTable. */
export function BlockRow({ block }: { block: BlockRow_block$key }) {
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment BlockRow_block on CustomerBlock {
        id
        note
        createdAt
        customer {
          id
          name
        }
        blockedBy {
          name
        }
        ...BlockActions_block
      }
    `,
    block,
  );
  return (
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.customer.name} />
      </Cell>
      <Cell>{customerNumber(data.customer.id)}</Cell>
      <RowHead>
        <Clamp>{data.customer.name}</Clamp>
      </RowHead>
      <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
      <Cell nowrap>{data.blockedBy?.name}</Cell>
      <Cell nowrap>{dayTime(data.createdAt)}</Cell>
      <Cell stick="end" nowrap>
        <BlockActions block={data} />
      </Cell>
    </Row>
  );
}
