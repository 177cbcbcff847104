import { graphql, useMutation } from "react-relay";
import type { useChangeOrderLineMutation } from "../../__generated__/useChangeOrderLineMutation.graphql.ts";

/** Sets the quantity of a product on an order. */
export function useChangeOrderLine() {
  return useMutation<useChangeOrderLineMutation>(graphql`
    mutation useChangeOrderLineMutation($input: ChangeOrderLineInput!) {
      changeOrderLine(input: $input) {
        id
        quantity
        lineTotal
      }
    }
  `);
}
