import { graphql, useMutation } from "react-relay";
import type { useSendTestBroadcastMutation } from "../../__generated__/useSendTestBroadcastMutation.graphql.ts";

/** Sends a message to the user alone. */
export function useSendTestBroadcast() {
  return useMutation<useSendTestBroadcastMutation>(graphql`
    mutation useSendTestBroadcastMutation($input: SendTestBroadcastInput!) {
      sendTestBroadcast(input: $input) {
        id
        name
      }
    }
  `);
}
