import { graphql, useMutation } from "react-relay";
import type { useUpdateStoreClosureMutation } from "../../__generated__/useUpdateStoreClosureMutation.graphql.ts";

/** Changes a closure, unless somebody else was faster. */
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
