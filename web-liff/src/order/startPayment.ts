import { commitMutation, graphql } from "react-relay";
import type {
  StartPaymentInput,
  startPaymentMutation,
} from "../__generated__/startPaymentMutation.graphql.ts";
import { environment } from "../relay/environment.ts";

/** Starts a payment of an order. Returns the address at which the browser goes on. Rejects with a Refusal. */
export function startPayment(input: StartPaymentInput): Promise<string> {
  return new Promise((resolve, reject) => {
    commitMutation<startPaymentMutation>(environment, {
      mutation: graphql`
        mutation startPaymentMutation($input: StartPaymentInput!) {
          startPayment(input: $input) {
            url
            order {
              id
              ...OnlinePayment_order
              ...PaymentDeadline_order
            }
          }
        }
      `,
      variables: { input },
      onCompleted: ({ startPayment: { url } }) => resolve(url),
      onError: reject,
    });
  });
}
