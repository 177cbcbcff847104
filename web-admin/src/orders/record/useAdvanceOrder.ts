import { graphql, useMutation } from "react-relay";
import type { useAdvanceOrderMutation } from "../../__generated__/useAdvanceOrderMutation.graphql.ts";

/** Takes an order to the state that the person confirmed. */
export function useAdvanceOrder() {
  return useMutation<useAdvanceOrderMutation>(graphql`
    mutation useAdvanceOrderMutation($input: AdvanceOrderInput!) {
      advanceOrder(input: $input) {
        updatedAt
        ...OrderColumns_order
      }
    }
  `);
}
