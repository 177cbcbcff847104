import { graphql, useMutation } from "react-relay";
import type { useCreateStoreMutation } from "../__generated__/useCreateStoreMutation.graphql.ts";

/** Makes the store record. */
export function useCreateStore() {
  return useMutation<useCreateStoreMutation>(graphql`
    mutation useCreateStoreMutation($input: CreateStoreInput!) {
      createStore(input: $input) {
        id
      }
    }
  `);
}
