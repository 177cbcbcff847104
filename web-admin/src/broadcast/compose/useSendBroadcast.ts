import { graphql, useMutation } from "react-relay";
import type { useSendBroadcastMutation } from "../../__generated__/useSendBroadcastMutation.graphql.ts";

/** Queues or schedules a message to many customers. */
export function useSendBroadcast() {
  return useMutation<useSendBroadcastMutation>(graphql`
    mutation useSendBroadcastMutation($input: SendBroadcastInput!) {
      sendBroadcast(input: $input) {
        id
      }
    }
  `);
}
