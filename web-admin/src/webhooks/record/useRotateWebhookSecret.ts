import { graphql, useMutation } from "react-relay";
import type { useRotateWebhookSecretMutation } from "../../__generated__/useRotateWebhookSecretMutation.graphql.ts";

/** Gives an endpoint a new secret, which is in the answer alone. */
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
