import { graphql, useMutation } from "react-relay";
import type { useUpdateWebhookEndpointMutation } from "../../__generated__/useUpdateWebhookEndpointMutation.graphql.ts";

/** Updates an endpoint unless its version has changed. */
export function useUpdateWebhookEndpoint() {
  return useMutation<useUpdateWebhookEndpointMutation>(graphql`
    mutation useUpdateWebhookEndpointMutation($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) {
        ...WebhookColumns_endpoint
        ...WebhookDetail_endpoint
        ...WebhookEditor_endpoint
      }
    }
  `);
}
