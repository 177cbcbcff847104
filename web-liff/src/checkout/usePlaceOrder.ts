import { useRef, useState } from "react";
import { commitMutation, graphql } from "react-relay";
import type {
  PlaceOrderInput,
  usePlaceOrderMutation,
  usePlaceOrderMutation$data,
} from "../__generated__/usePlaceOrderMutation.graphql.ts";
import { environment } from "../relay/environment.ts";
import { Unreachable } from "../relay/requestError.ts";
import { keep, readKept } from "./keptInSession.ts";
import { type Attempt, attemptFor } from "./orderDraft.ts";

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

function readAttempt(): Attempt | null {
  try {
    const kept: Partial<Attempt> | null = JSON.parse(readKept(KEY) ?? "null");
    return typeof kept?.input === "string" && typeof kept.key === "string"
      ? { input: kept.input, key: kept.key }
      : null;
  } catch {
    return null;
  }
}

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
    const attempt = attemptFor(readAttempt(), input, () => crypto.randomUUID());
    keep(KEY, JSON.stringify(attempt));
    return new Promise<PlacedOrder>((resolve, reject) => {
      commitMutation<usePlaceOrderMutation>(environment, {
        mutation,
        variables: { input: { ...input, idempotencyKey: attempt.key } },
        onCompleted: ({ placeOrder }) => {
          keep(KEY, null);
          resolve(placeOrder);
        },
        onError: (error) => {
          if (!(error instanceof Unreachable)) keep(KEY, null);
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
