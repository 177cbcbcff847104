import { graphql, useMutation } from "react-relay";
import type { useDeleteDiscountsMutation } from "../__generated__/useDeleteDiscountsMutation.graphql.ts";

/** Deletes discounts and removes them from all products and customers. */
export function useDeleteDiscounts() {
  return useMutation<useDeleteDiscountsMutation>(graphql`
    mutation useDeleteDiscountsMutation($input: DiscardInput!) {
      result: discardDiscounts(input: $input) {
        done
        refused
        rows { rowId message }
        undoable { id }
      }
    }
  `);
}
