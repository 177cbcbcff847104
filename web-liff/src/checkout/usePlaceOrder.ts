import { commitMutation, graphql } from "react-relay";
import type {
  PlaceOrderInput,
  usePlaceOrderMutation,
  usePlaceOrderMutation$data,
} from "../__generated__/usePlaceOrderMutation.graphql.ts";
import { environment } from "../relay/environment.ts";
import { useCheckoutKey } from "./useCheckoutKey.ts";

// The response contains the products, so that every list shows the remaining stock.
const mutation = graphql`
  mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      id
      number
      subtotal
      discountTotal
      discountRecords {
        name
        amount
      }
      shippingName
      shippingFee
      total
      paymentMethod
      address
      lines {
        id
        product {
          id
          stock
          preOrderLeft
          price
        }
      }
    }
  }
`;

export type PlacedOrder = usePlaceOrderMutation$data["placeOrder"];

/** Places an order once, however often the button is tapped (see `useCheckoutKey`). */
export function usePlaceOrder() {
  const [place, busy] = useCheckoutKey<PlaceOrderInput, PlacedOrder>(
    "orderAttempt",
    (input, { done, failed }) =>
      commitMutation<usePlaceOrderMutation>(environment, {
        mutation,
        variables: { input },
        onCompleted: ({ placeOrder }) => done(placeOrder),
        onError: failed,
      }),
  );
  return { place, busy };
}
