import { graphql, useMutation } from "react-relay";
import type { useDeleteWebhookEndpointsMutation } from "../__generated__/useDeleteWebhookEndpointsMutation.graphql.ts";

/** Deletes endpoints and their logs. */
export function useDeleteWebhookEndpoints() {
  return useMutation<useDeleteWebhookEndpointsMutation>(graphql`
    mutation useDeleteWebhookEndpointsMutation($input: DeleteWebhookEndpointsInput!) {
      deleteWebhookEndpoints(input: $input)
    }
  `);
}
