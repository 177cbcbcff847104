import { graphql, useMutation } from "react-relay";
import type { useCreateOrderMutation } from "../../__generated__/useCreateOrderMutation.graphql.ts";

/** Creates an order with its products. */
export function useCreateOrder() {
  return useMutation<useCreateOrderMutation>(graphql`
    mutation useCreateOrderMutation($input: CreateOrderInput!) {
      createOrder(input: $input) {
        number
      }
    }
  `);
}
