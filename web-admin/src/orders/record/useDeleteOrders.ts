import { graphql, useMutation } from "react-relay";
import type { useDeleteOrdersMutation } from "../../__generated__/useDeleteOrdersMutation.graphql.ts";

/** Removes orders and gives their stock back. */
export function useDeleteOrders() {
  return useMutation<useDeleteOrdersMutation>(graphql`
    mutation useDeleteOrdersMutation($input: DeleteOrdersInput!) {
      deleteOrders(input: $input)
    }
  `);
}
