import { graphql, useMutation } from "react-relay";
import type { useUpdateWebhookEndpointMutation } from "../../__generated__/useUpdateWebhookEndpointMutation.graphql.ts";

/** Changes an endpoint, unless somebody else was faster. */
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
