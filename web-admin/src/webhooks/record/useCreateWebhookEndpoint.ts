import { graphql, useMutation } from "react-relay";
import type { useCreateWebhookEndpointMutation } from "../../__generated__/useCreateWebhookEndpointMutation.graphql.ts";

/** Creates an endpoint. Only this response contains its secret. */
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
