import { graphql, useMutation } from "react-relay";
import type { useTestPaymentProviderMutation } from "../__generated__/useTestPaymentProviderMutation.graphql.ts";

/** Tests the stored credentials of a payment provider. */
export function useTestPaymentProvider() {
  return useMutation<useTestPaymentProviderMutation>(graphql`
    mutation useTestPaymentProviderMutation($input: TestPaymentProviderInput!) {
      testPaymentProvider(input: $input) {
        outcome
        detail
      }
    }
  `);
}
