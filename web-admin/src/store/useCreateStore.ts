import { graphql, useMutation } from "react-relay";
import type { useCreateStoreMutation } from "../__generated__/useCreateStoreMutation.graphql.ts";

/** Creates the store record. */
export function useCreateStore() {
  return useMutation<useCreateStoreMutation>(graphql`
    mutation useCreateStoreMutation($input: CreateStoreInput!) {
      createStore(input: $input) {
        id
      }
    }
  `);
}
