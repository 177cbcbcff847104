import { graphql, useFragment } from "react-relay";
import type { BroadcastAudience_broadcast$key } from "../__generated__/BroadcastAudience_broadcast.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";

/** Describes the audience of a broadcast. */
export function BroadcastAudience({ broadcast }: { broadcast: BroadcastAudience_broadcast$key }) {
  const words = useMessages("broadcast");
  const { listSeparator } = useLabels();
  const { audience, audienceNames, audienceCount } = useFragment(
    graphql`
      fragment BroadcastAudience_broadcast on Broadcast {
        audience
        audienceNames
        audienceCount
      }
    `,
    broadcast,
  );
  const first = audienceNames.join(listSeparator);
  const names = audienceCount > audienceNames.length ? words.andMore(first, audienceCount) : first;
  if (audience === "BOUGHT") return <span>{words.BOUGHT(names)}</span>;
  if (audience === "BOOKED") return <span>{words.BOOKED(names)}</span>;
  return <span>{audience === "CHOSEN" ? words.CHOSEN(names) : words.EVERYONE}</span>;
}
