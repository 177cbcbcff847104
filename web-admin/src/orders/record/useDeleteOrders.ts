import { graphql, useMutation } from "react-relay";
import type { useDeleteOrdersMutation } from "../../__generated__/useDeleteOrdersMutation.graphql.ts";

/** Deletes orders and restores their stock. */
export function useDeleteOrders() {
  return useMutation<useDeleteOrdersMutation>(graphql`
    mutation useDeleteOrdersMutation($input: OrdersInput!) {
      result: discardOrders(input: $input) {
        done
        refused
        rows { rowId message }
        undoable { id }
      }
    }
  `);
}
