import { graphql, useMutation } from "react-relay";
import type { useCancelBroadcastMutation } from "../__generated__/useCancelBroadcastMutation.graphql.ts";

/** Cancels a scheduled message. */
export function useCancelBroadcast() {
  return useMutation<useCancelBroadcastMutation>(graphql`
    mutation useCancelBroadcastMutation($input: CancelBroadcastInput!) {
      cancelBroadcast(input: $input) {
        ...BroadcastColumns_broadcast
      }
    }
  `);
}
