import { graphql, useMutation } from "react-relay";
import type { useDeleteStoreMutation } from "../__generated__/useDeleteStoreMutation.graphql.ts";

/** Deletes the store record. */
export function useDeleteStore() {
  return useMutation<useDeleteStoreMutation>(graphql`
    mutation useDeleteStoreMutation($input: DeleteStoreInput!) {
      deleteStore(input: $input)
    }
  `);
}
