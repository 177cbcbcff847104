import { graphql, useFragment } from "react-relay";
import type { BroadcastRow_broadcast$key } from "../__generated__/BroadcastRow_broadcast.graphql.ts";
import { useDates } from "../language/useDates.ts";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { BroadcastStateTag } from "./BroadcastStateTag.tsx";

/** One broadcast of the table, in the columns of BroadcastTable. */
export function BroadcastRow({ broadcast }: { broadcast: BroadcastRow_broadcast$key }) {
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment BroadcastRow_broadcast on Broadcast {
        text
        state
        createdAt
        createdBy {
          name
        }
        ...BroadcastProgress_broadcast
      }
    `,
    broadcast,
  );
  return (
    <Row>
      <RowHead nowrap>{dayTime(data.createdAt)}</RowHead>
      <Cell>
        <Clamp>{data.text}</Clamp>
      </Cell>
      <Cell>
        <BroadcastStateTag state={data.state} />
      </Cell>
      <Cell>
        <BroadcastProgress broadcast={data} />
      </Cell>
      <Cell nowrap>{data.createdBy?.name}</Cell>
    </Row>
  );
}
