import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useBroadcastProgressSubscription } from "../__generated__/useBroadcastProgressSubscription.graphql.ts";

interface Followed {
  shownIds: readonly string[];
  /**
   * Refetches the list, because a broadcast outside of it has changed, or one has finished and an older
   * response must not overwrite that.
   */
  askAgain: () => void;
  onFinished: () => void;
}

/** Subscribes to the progress of all broadcasts. */
export function useBroadcastProgress(followed: Followed): void {
  const latest = useRef(followed);
  useEffect(() => {
    latest.current = followed;
  });
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useBroadcastProgressSubscription {
          broadcastChanged {
            id
            finishedAt
            ...BroadcastColumns_broadcast
          }
        }
      `,
      variables: {},
      onNext: (response: useBroadcastProgressSubscription["response"] | null | undefined) => {
        const id = response?.broadcastChanged?.id;
        const { shownIds, askAgain, onFinished } = latest.current;
        const isFinished = response?.broadcastChanged?.finishedAt != null;
        if (isFinished) onFinished();
        if (isFinished || id === undefined || !shownIds.includes(id)) askAgain();
      },
    }),
    [],
  );
  useSubscription<useBroadcastProgressSubscription>(config);
}
