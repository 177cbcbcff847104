import { graphql, useMutation } from "react-relay";
import type { useDeleteProductTypesMutation } from "../__generated__/useDeleteProductTypesMutation.graphql.ts";

/** Deletes product types; their products stay. */
export function useDeleteProductTypes() {
  return useMutation<useDeleteProductTypesMutation>(graphql`
    mutation useDeleteProductTypesMutation($input: DiscardInput!) {
      result: discardProductTypes(input: $input) {
        done
        refused
        rows { rowId message }
        undoable { id }
      }
    }
  `);
}
