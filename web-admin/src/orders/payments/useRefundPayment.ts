import { graphql, useMutation } from "react-relay";
import type { useRefundPaymentMutation } from "../../__generated__/useRefundPaymentMutation.graphql.ts";

/** Returns money of a payment, and products to the stock. */
export function useRefundPayment() {
  return useMutation<useRefundPaymentMutation>(graphql`
    mutation useRefundPaymentMutation($input: RefundPaymentInput!) {
      refundPayment(input: $input) {
        order {
          updatedAt
          ...OrderColumns_order
          ...OrderDetail_order
        }
      }
    }
  `);
}
