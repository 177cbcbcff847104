import { graphql, useFragment } from "react-relay";
import type { BroadcastTime_broadcast$key } from "../__generated__/BroadcastTime_broadcast.graphql.ts";
import { useDates } from "../language/useDates.ts";

/** Shows the scheduled time of a broadcast, or its creation time if it was sent at once. */
export function BroadcastTime({ broadcast }: { broadcast: BroadcastTime_broadcast$key }) {
  const { dayTime } = useDates();
  const { createdAt, scheduledAt } = useFragment(
    graphql`
      fragment BroadcastTime_broadcast on Broadcast {
        createdAt
        scheduledAt
      }
    `,
    broadcast,
  );
  return <span>{dayTime(scheduledAt ?? createdAt)}</span>;
}
