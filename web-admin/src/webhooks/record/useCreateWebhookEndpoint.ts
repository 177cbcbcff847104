import { graphql, useMutation } from "react-relay";
import type { useCreateWebhookEndpointMutation } from "../../__generated__/useCreateWebhookEndpointMutation.graphql.ts";

/** Enters an endpoint; the secret is in the answer alone. */
export function useCreateWebhookEndpoint() {
  return useMutation<useCreateWebhookEndpointMutation>(graphql`
    mutation useCreateWebhookEndpointMutation($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) {
        secret
        webhookEndpoint {
          id
          url
        }
      }
    }
  `);
}
