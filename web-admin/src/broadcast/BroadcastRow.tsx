import { graphql, useFragment } from "react-relay";
import type { BroadcastRow_broadcast$key } from "../__generated__/BroadcastRow_broadcast.graphql.ts";
import { Cell, Row, RowHead } from "../ui/Table.tsx";
import { BroadcastAudience } from "./BroadcastAudience.tsx";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { BroadcastSaid } from "./BroadcastSaid.tsx";
import { BroadcastStateTag } from "./BroadcastStateTag.tsx";
import { BroadcastTime } from "./BroadcastTime.tsx";
import { CancelBroadcast } from "./CancelBroadcast.tsx";

/** One broadcast of the table, in the columns of BroadcastTable. */
export function BroadcastRow({ broadcast }: { broadcast: BroadcastRow_broadcast$key }) {
  const data = useFragment(
    graphql`
      fragment BroadcastRow_broadcast on Broadcast {
        state
        ...BroadcastTime_broadcast
        ...BroadcastSaid_broadcast
        ...BroadcastAudience_broadcast
        ...CancelBroadcast_broadcast
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
      <RowHead nowrap>
        <BroadcastTime broadcast={data} />
      </RowHead>
      <Cell>
        <BroadcastSaid broadcast={data} />
      </Cell>
      <Cell>
        <BroadcastAudience broadcast={data} />
      </Cell>
      <Cell>
        <BroadcastStateTag state={data.state} />
      </Cell>
      <Cell>
        <BroadcastProgress broadcast={data} />
        <CancelBroadcast broadcast={data} />
      </Cell>
      <Cell nowrap>{data.createdBy?.name}</Cell>
    </Row>
  );
}
