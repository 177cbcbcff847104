import { graphql, useMutation } from "react-relay";
import type { useCreateStoreClosureMutation } from "../../__generated__/useCreateStoreClosureMutation.graphql.ts";

/** Creates a closure. */
export function useCreateStoreClosure() {
  return useMutation<useCreateStoreClosureMutation>(graphql`
    mutation useCreateStoreClosureMutation($input: CreateStoreClosureInput!) {
      createStoreClosure(input: $input) {
        id
      }
    }
  `);
}
