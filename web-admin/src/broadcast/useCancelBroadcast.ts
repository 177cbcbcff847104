import { graphql, useMutation } from "react-relay";
import type { useCancelBroadcastMutation } from "../__generated__/useCancelBroadcastMutation.graphql.ts";

/** Takes a message back before its time. */
export function useCancelBroadcast() {
  return useMutation<useCancelBroadcastMutation>(graphql`
    mutation useCancelBroadcastMutation($input: CancelBroadcastInput!) {
      cancelBroadcast(input: $input) {
        ...BroadcastColumns_broadcast
      }
    }
  `);
}
