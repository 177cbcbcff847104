import { graphql, useMutation } from "react-relay";
import type { useSendTestEventMutation } from "../../__generated__/useSendTestEventMutation.graphql.ts";

/** Sends a test event without data to an endpoint. */
export function useSendTestEvent() {
  return useMutation<useSendTestEventMutation>(graphql`
    mutation useSendTestEventMutation($input: SendTestEventInput!) {
      sendTestEvent(input: $input) {
        id
      }
    }
  `);
}
