import { commitMutation, graphql } from "react-relay";
import type { cancelMyOrderMutation } from "../__generated__/cancelMyOrderMutation.graphql.ts";
import { environment } from "../relay/environment.ts";

/** Cancels the customer's own order. Rejects with a Refusal. */
export function cancelMyOrder(orderId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<cancelMyOrderMutation>(environment, {
      mutation: graphql`
        mutation cancelMyOrderMutation($input: CancelMyOrderInput!) {
          cancelMyOrder(input: $input) {
            id
            ...OrderView_order
          }
        }
      `,
      variables: { input: { orderId } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
