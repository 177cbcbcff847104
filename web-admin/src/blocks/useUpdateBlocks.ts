import { graphql, useMutation } from "react-relay";
import type { useUpdateBlocksMutation } from "../__generated__/useUpdateBlocksMutation.graphql.ts";

/** Changes the reason of blocks. */
export function useUpdateBlocks() {
  return useMutation<useUpdateBlocksMutation>(graphql`
    mutation useUpdateBlocksMutation($input: UpdateBlocksInput!) {
      updateBlocks(input: $input) {
        id
        note
      }
    }
  `);
}
