import { commitMutation, graphql } from "react-relay";
import type { reportMyPaymentMutation } from "../__generated__/reportMyPaymentMutation.graphql.ts";
import { environment } from "../relay/environment.ts";

/**
 * Reports to the shop that an order is paid; `digits` are the last ones of the account. Rejects with a
 * Refusal.
 */
export function reportMyPayment(orderId: string, digits: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<reportMyPaymentMutation>(environment, {
      mutation: graphql`
        mutation reportMyPaymentMutation($input: ReportMyPaymentInput!) {
          reportMyPayment(input: $input) {
            id
            ...PaymentReport_order
            ...PaymentDeadline_order
          }
        }
      `,
      variables: { input: { orderId, digits } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
