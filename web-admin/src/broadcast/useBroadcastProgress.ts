import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import { useRevalidator } from "react-router";
import type { useBroadcastProgressSubscription } from "../__generated__/useBroadcastProgressSubscription.graphql.ts";

/**
 * Follows every broadcast for as long as it is mounted; one that is not among those shown brings the list up to date. Calls back
 * when one is done.
 */
export function useBroadcastProgress(shownIds: readonly string[], onFinished: () => void): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ shownIds, revalidate, onFinished });
  useEffect(() => {
    latest.current = { shownIds, revalidate, onFinished };
  });
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useBroadcastProgressSubscription {
          broadcastChanged {
            id
            finishedAt
            ...BroadcastRow_broadcast
          }
        }
      `,
      variables: {},
      onNext: (answer: useBroadcastProgressSubscription["response"] | null | undefined) => {
        const id = answer?.broadcastChanged?.id;
        const { shownIds: shown, revalidate: again, onFinished: finished } = latest.current;
        if (answer?.broadcastChanged?.finishedAt != null) finished();
        if (id === undefined || !shown.includes(id)) void again();
      },
    }),
    [],
  );
  useSubscription<useBroadcastProgressSubscription>(config);
}
