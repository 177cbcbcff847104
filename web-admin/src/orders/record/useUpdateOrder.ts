import { graphql, useMutation } from "react-relay";
import type { useUpdateOrderMutation } from "../../__generated__/useUpdateOrderMutation.graphql.ts";

/** Updates an order unless its version has changed. */
export function useUpdateOrder() {
  return useMutation<useUpdateOrderMutation>(graphql`
    mutation useUpdateOrderMutation($input: UpdateOrderInput!) {
      updateOrder(input: $input) {
        updatedAt
        version
        undoable {
          id
        }
        ...OrderColumns_order
        ...OrderDetail_order
        ...OrderDetailsEditor_order
      }
    }
  `);
}
