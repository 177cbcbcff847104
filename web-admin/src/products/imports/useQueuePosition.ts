import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useQueuePositionSubscription } from "../../__generated__/useQueuePositionSubscription.graphql.ts";

interface QueuedImport {
  /** Identifies this component's imports; it is part of their input. */
  queueId: string;
  /** The number of files that the server reads before this one. */
  position: number;
}

/**
 * Subscribes to the position of a file in the server's queue. The subscription starts with the component,
 * before a file is sent, so that it misses no position.
 */
export function useQueuePosition(): QueuedImport {
  const [queueId] = useState(() => Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-"));
  const [position, setPosition] = useState(0);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useQueuePositionSubscription($queueId: ID!) {
          queuePosition(queueId: $queueId) {
            position
          }
        }
      `,
      variables: { queueId },
      onNext: (response: useQueuePositionSubscription["response"] | null | undefined) =>
        setPosition(response?.queuePosition?.position ?? 0),
    }),
    [queueId],
  );
  useSubscription<useQueuePositionSubscription>(config);
  return { queueId, position };
}
