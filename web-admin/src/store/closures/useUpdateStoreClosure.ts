import { graphql, useMutation } from "react-relay";
import type { useUpdateStoreClosureMutation } from "../../__generated__/useUpdateStoreClosureMutation.graphql.ts";

/** Updates a closure unless its version has changed. */
export function useUpdateStoreClosure() {
  return useMutation<useUpdateStoreClosureMutation>(graphql`
    mutation useUpdateStoreClosureMutation($input: UpdateAbsenceInput!) {
      updateStoreClosure(input: $input) {
        version
        startsAt
        endsAt
        note
      }
    }
  `);
}
