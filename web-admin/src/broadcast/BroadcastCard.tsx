import { graphql, useFragment } from "react-relay";
import type { BroadcastCard_broadcast$key } from "../__generated__/BroadcastCard_broadcast.graphql.ts";
import { useDates } from "../language/useDates.ts";
import { Card } from "../ui/CardList.tsx";
import { Clamp } from "../ui/Table.tsx";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { BroadcastStateTag } from "./BroadcastStateTag.tsx";

/** One broadcast on a narrow screen. */
export function BroadcastCard({ broadcast }: { broadcast: BroadcastCard_broadcast$key }) {
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment BroadcastCard_broadcast on Broadcast {
        text
        state
        createdAt
        ...BroadcastProgress_broadcast
      }
    `,
    broadcast,
  );
  return (
    <Card
      head={
        <>
          <span>{dayTime(data.createdAt)}</span>
          <BroadcastStateTag state={data.state} />
        </>
      }
    >
      <Clamp>{data.text}</Clamp>
      <BroadcastProgress broadcast={data} />
    </Card>
  );
}
