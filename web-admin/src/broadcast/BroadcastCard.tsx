import { graphql, useFragment } from "react-relay";
import type { BroadcastCard_broadcast$key } from "../__generated__/BroadcastCard_broadcast.graphql.ts";
import { Card } from "../ui/CardList.tsx";
import { BroadcastAudience } from "./BroadcastAudience.tsx";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { BroadcastSaid } from "./BroadcastSaid.tsx";
import { BroadcastStateTag } from "./BroadcastStateTag.tsx";
import { BroadcastTime } from "./BroadcastTime.tsx";
import { CancelBroadcast } from "./CancelBroadcast.tsx";

/** One broadcast on a narrow screen. */
export function BroadcastCard({ broadcast }: { broadcast: BroadcastCard_broadcast$key }) {
  const data = useFragment(
    graphql`
      fragment BroadcastCard_broadcast on Broadcast {
        state
        ...BroadcastTime_broadcast
        ...BroadcastSaid_broadcast
        ...BroadcastAudience_broadcast
        ...CancelBroadcast_broadcast
        ...BroadcastProgress_broadcast
      }
    `,
    broadcast,
  );
  return (
    <Card
      head={
        <>
          <BroadcastTime broadcast={data} />
          <BroadcastStateTag state={data.state} />
        </>
      }
    >
      <BroadcastSaid broadcast={data} />
      <BroadcastAudience broadcast={data} />
      <BroadcastProgress broadcast={data} />
      <CancelBroadcast broadcast={data} />
    </Card>
  );
}
