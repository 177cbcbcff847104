import { graphql, useMutation } from "react-relay";
import type { useUpdatePaymentProviderMutation } from "../__generated__/useUpdatePaymentProviderMutation.graphql.ts";

/** Changes the settings of a payment provider unless their version has changed. */
export function useUpdatePaymentProvider() {
  return useMutation<useUpdatePaymentProviderMutation>(graphql`
    mutation useUpdatePaymentProviderMutation($input: UpdatePaymentProviderInput!) {
      updatePaymentProvider(input: $input) {
        ...ProviderCard_setting
      }
    }
  `);
}
