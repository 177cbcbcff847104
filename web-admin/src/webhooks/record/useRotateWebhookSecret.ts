import { graphql, useMutation } from "react-relay";
import type { useRotateWebhookSecretMutation } from "../../__generated__/useRotateWebhookSecretMutation.graphql.ts";

/** Rotates the secret of an endpoint. Only this response contains the new one. */
export function useRotateWebhookSecret() {
  return useMutation<useRotateWebhookSecretMutation>(graphql`
    mutation useRotateWebhookSecretMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        secret
        webhookEndpoint {
          url
          ...WebhookDetail_endpoint
          ...WebhookEditor_endpoint
        }
      }
    }
  `);
}
