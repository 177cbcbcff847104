import { graphql, useMutation } from "react-relay";
import type { useAdvanceOrderMutation } from "../../__generated__/useAdvanceOrderMutation.graphql.ts";

/** Advances an order to the confirmed state. */
export function useAdvanceOrder() {
  return useMutation<useAdvanceOrderMutation>(graphql`
    mutation useAdvanceOrderMutation($input: AdvanceOrderInput!) {
      advanceOrder(input: $input) {
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
