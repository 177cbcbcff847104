import { graphql, useMutation } from "react-relay";
import type { useUpdateStoreMutation } from "../__generated__/useUpdateStoreMutation.graphql.ts";

/** Updates the store record unless its version has changed. */
export function useUpdateStore() {
  return useMutation<useUpdateStoreMutation>(graphql`
    mutation useUpdateStoreMutation($input: UpdateStoreInput!) {
      updateStore(input: $input) {
        ...StoreColumns_store
        ...useStoreDraft_store
      }
    }
  `);
}
