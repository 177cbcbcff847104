import { graphql, useMutation } from "react-relay";
import type { useAddOrderLinesMutation } from "../../__generated__/useAddOrderLinesMutation.graphql.ts";

/** Adds products to orders and decrements their stock. */
export function useAddOrderLines() {
  return useMutation<useAddOrderLinesMutation>(graphql`
    mutation useAddOrderLinesMutation($input: AddOrderLinesInput!) {
      addOrderLines(input: $input) {
        id
      }
    }
  `);
}
