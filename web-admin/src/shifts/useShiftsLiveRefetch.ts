import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { type GraphQLTaggedNode, graphql, type OperationType, requestSubscription } from "relay-runtime";
import type { useShiftsLiveRefetchSubscription } from "../__generated__/useShiftsLiveRefetchSubscription.graphql.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";

/**
 * Refetches a shown query when working hours change: shifts, templates, time off, closures or booking hours.
 */
export function useShiftsLiveRefetch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
): void {
  const environment = useRelayEnvironment();
  const listen = useCallback(
    (changed: () => void) => {
      const subscription = requestSubscription<useShiftsLiveRefetchSubscription>(environment, {
        subscription: graphql`
          subscription useShiftsLiveRefetchSubscription {
            shiftsChanged {
              from
            }
          }
        `,
        variables: {},
        onNext: changed,
      });
      return () => subscription.dispose();
    },
    [environment],
  );
  useLiveRefetch<Query>(document, variables, listen);
}
