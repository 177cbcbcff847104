import { graphql, useMutation } from "react-relay";
import type { useUpdatePaymentRulesMutation } from "../__generated__/useUpdatePaymentRulesMutation.graphql.ts";

/** Changes the store's payment rules unless its version has changed. */
export function useUpdatePaymentRules() {
  return useMutation<useUpdatePaymentRulesMutation>(graphql`
    mutation useUpdatePaymentRulesMutation($input: UpdateStoreInput!) {
      updateStore(input: $input) {
        ...PaymentRules_store
      }
    }
  `);
}
