import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { type GraphQLTaggedNode, graphql, type OperationType, requestSubscription } from "relay-runtime";
import type { useShiftsCatchUpSubscription } from "../__generated__/useShiftsCatchUpSubscription.graphql.ts";
import { useCatchUp } from "../relay/useCatchUp.ts";

/** Asks a shown query again whenever working hours change: shifts, templates, time off, closures, booking hours. */
export function useShiftsCatchUp<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
): void {
  const environment = useRelayEnvironment();
  const listen = useCallback(
    (changed: () => void) => {
      const heard = requestSubscription<useShiftsCatchUpSubscription>(environment, {
        subscription: graphql`
          subscription useShiftsCatchUpSubscription {
            shiftsChanged {
              from
            }
          }
        `,
        variables: {},
        onNext: changed,
      });
      return () => heard.dispose();
    },
    [environment],
  );
  useCatchUp<Query>(document, variables, listen);
}
