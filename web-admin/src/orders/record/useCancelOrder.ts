import { graphql, useMutation } from "react-relay";
import type { useCancelOrderMutation } from "../../__generated__/useCancelOrderMutation.graphql.ts";

/** Cancels an order and restores its stock. */
export function useCancelOrder() {
  return useMutation<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        updatedAt
        version
        undoable {
          id
        }
        ...OrderColumns_order
      }
    }
  `);
}
