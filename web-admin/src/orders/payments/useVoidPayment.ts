import { graphql, useMutation } from "react-relay";
import type { useVoidPaymentMutation } from "../../__generated__/useVoidPaymentMutation.graphql.ts";

/** Cancels a payment that was recorded by mistake. */
export function useVoidPayment() {
  return useMutation<useVoidPaymentMutation>(graphql`
    mutation useVoidPaymentMutation($input: VoidPaymentInput!) {
      voidPayment(input: $input) {
        order {
          updatedAt
          ...OrderColumns_order
          ...OrderDetail_order
        }
      }
    }
  `);
}
