import { useRef, useState } from "react";
import { commitMutation, graphql } from "react-relay";
import type {
  PlaceOrderInput,
  usePlaceOrderMutation,
  usePlaceOrderMutation$data,
} from "../__generated__/usePlaceOrderMutation.graphql.ts";
import { environment } from "../relay/environment.ts";
import { Unreachable } from "../relay/requestError.ts";
import { beginAttempt, endAttempt } from "./attempt.ts";

const KEY = "machiya.orderAttempt";

// The products come along so that every list shows the stock that is left.
const mutation = graphql`
  mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      id
      number
      total
      paymentMethod
      address
      lines {
        id
        product {
          id
          stock
          price
        }
      }
    }
  }
`;

export type PlacedOrder = usePlaceOrderMutation$data["placeOrder"];

/**
 * Places an order once, however often it is tapped: while one is under way, more taps are nothing; after silence of
 * the network the same order goes out with the same key; only an answer makes the next one a new order.
 */
export function usePlaceOrder() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const place = (input: PlaceOrderInput): Promise<PlacedOrder | null> => {
    if (running.current) return Promise.resolve(null);
    running.current = true;
    setBusy(true);
    const idempotencyKey = beginAttempt(KEY, input);
    return new Promise<PlacedOrder>((resolve, reject) => {
      commitMutation<usePlaceOrderMutation>(environment, {
        mutation,
        variables: { input: { ...input, idempotencyKey } },
        onCompleted: ({ placeOrder }) => {
          endAttempt(KEY);
          resolve(placeOrder);
        },
        onError: (error) => {
          if (!(error instanceof Unreachable)) endAttempt(KEY);
          reject(error);
        },
      });
    }).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { place, busy };
}
