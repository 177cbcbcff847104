import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useBroadcastProgressSubscription } from "../__generated__/useBroadcastProgressSubscription.graphql.ts";

interface Followed {
  shownIds: readonly string[];
  /** The list is to be brought up to date: one that it does not show has changed, or one is done, which no answer from before may undo. */
  askAgain: () => void;
  onFinished: () => void;
}

/** Follows every broadcast for as long as it is mounted. */
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
      onNext: (answer: useBroadcastProgressSubscription["response"] | null | undefined) => {
        const id = answer?.broadcastChanged?.id;
        const { shownIds, askAgain, onFinished } = latest.current;
        const isFinished = answer?.broadcastChanged?.finishedAt != null;
        if (isFinished) onFinished();
        if (isFinished || id === undefined || !shownIds.includes(id)) askAgain();
      },
    }),
    [],
  );
  useSubscription<useBroadcastProgressSubscription>(config);
}
