import { graphql, useMutation } from "react-relay";
import type { useDeleteProductsMutation } from "../../__generated__/useDeleteProductsMutation.graphql.ts";

/** Deletes products; ordered ones leave the list but stay on their orders. */
export function useDeleteProducts() {
  return useMutation<useDeleteProductsMutation>(graphql`
    mutation useDeleteProductsMutation($input: ProductsInput!) {
      result: discardProducts(input: $input) {
        done
        refused
        rows { rowId message }
        undoable { id }
      }
    }
  `);
}
