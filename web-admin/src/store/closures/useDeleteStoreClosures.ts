import { graphql, useMutation } from "react-relay";
import type { useDeleteStoreClosuresMutation } from "../../__generated__/useDeleteStoreClosuresMutation.graphql.ts";

/** Deletes closures. */
export function useDeleteStoreClosures() {
  return useMutation<useDeleteStoreClosuresMutation>(graphql`
    mutation useDeleteStoreClosuresMutation($input: DeleteAbsencesInput!) {
      deleteStoreClosures(input: $input)
    }
  `);
}
