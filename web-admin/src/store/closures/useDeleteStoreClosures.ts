import { graphql, useMutation } from "react-relay";
import type { useDeleteStoreClosuresMutation } from "../../__generated__/useDeleteStoreClosuresMutation.graphql.ts";

/** Takes a closure back. */
export function useDeleteStoreClosures() {
  return useMutation<useDeleteStoreClosuresMutation>(graphql`
    mutation useDeleteStoreClosuresMutation($input: DeleteAbsencesInput!) {
      deleteStoreClosures(input: $input)
    }
  `);
}
