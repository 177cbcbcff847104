import { graphql, useMutation } from "react-relay";
import type { useSendBroadcastMutation } from "../__generated__/useSendBroadcastMutation.graphql.ts";

/** Queues a text to all customers who are not blocked. */
export function useSendBroadcast() {
  return useMutation<useSendBroadcastMutation>(graphql`
    mutation useSendBroadcastMutation($input: SendBroadcastInput!) {
      sendBroadcast(input: $input) {
        id
      }
    }
  `);
}
