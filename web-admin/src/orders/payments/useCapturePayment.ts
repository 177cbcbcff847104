import { graphql, useMutation } from "react-relay";
import type { useCapturePaymentMutation } from "../../__generated__/useCapturePaymentMutation.graphql.ts";

/** Asks the provider to take the money that it reserves. */
export function useCapturePayment() {
  return useMutation<useCapturePaymentMutation>(graphql`
    mutation useCapturePaymentMutation($input: SettleAuthorizationInput!) {
      capturePayment(input: $input) {
        order {
          updatedAt
          ...OrderColumns_order
          ...OrderDetail_order
        }
      }
    }
  `);
}
