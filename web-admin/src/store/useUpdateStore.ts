import { graphql, useMutation } from "react-relay";
import type { useUpdateStoreMutation } from "../__generated__/useUpdateStoreMutation.graphql.ts";

/** Changes the store record, unless somebody else was faster. */
export function useUpdateStore() {
  return useMutation<useUpdateStoreMutation>(graphql`
    mutation useUpdateStoreMutation($input: UpdateStoreInput!) {
      updateStore(input: $input) {
        ...StoreColumns_store
        ...StoreEditor_store
      }
    }
  `);
}
