import { graphql, useMutation } from "react-relay";
import type { useAddOrderLinesMutation } from "../../__generated__/useAddOrderLinesMutation.graphql.ts";

/** Puts products on orders and takes their stock. */
export function useAddOrderLines() {
  return useMutation<useAddOrderLinesMutation>(graphql`
    mutation useAddOrderLinesMutation($input: AddOrderLinesInput!) {
      addOrderLines(input: $input) {
        id
      }
    }
  `);
}
