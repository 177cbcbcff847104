import { graphql, useMutation } from "react-relay";
import type { useReplayWebhookDeliveryMutation } from "../../__generated__/useReplayWebhookDeliveryMutation.graphql.ts";

/** Sends the event of a delivery again. */
export function useReplayWebhookDelivery() {
  return useMutation<useReplayWebhookDeliveryMutation>(graphql`
    mutation useReplayWebhookDeliveryMutation($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) {
        id
      }
    }
  `);
}
