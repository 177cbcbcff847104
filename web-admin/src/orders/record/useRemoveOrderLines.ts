import { graphql, useMutation } from "react-relay";
import type { useRemoveOrderLinesMutation } from "../../__generated__/useRemoveOrderLinesMutation.graphql.ts";

/** Takes products off an order and gives their stock back. */
export function useRemoveOrderLines() {
  return useMutation<useRemoveOrderLinesMutation>(graphql`
    mutation useRemoveOrderLinesMutation($input: RemoveOrderLinesInput!) {
      removeOrderLines(input: $input) {
        updatedAt
        ...OrderColumns_order
        ...OrderLines_order
      }
    }
  `);
}
