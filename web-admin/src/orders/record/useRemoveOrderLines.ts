import { graphql, useMutation } from "react-relay";
import type { useRemoveOrderLinesMutation } from "../../__generated__/useRemoveOrderLinesMutation.graphql.ts";

/** Removes products from an order and restores their stock. */
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
