import { graphql, useMutation } from "react-relay";
import type { useDeleteProductsMutation } from "../../__generated__/useDeleteProductsMutation.graphql.ts";

/** Removes products; those on orders leave the list and stay on the orders. */
export function useDeleteProducts() {
  return useMutation<useDeleteProductsMutation>(graphql`
    mutation useDeleteProductsMutation($input: DeleteProductsInput!) {
      deleteProducts(input: $input)
    }
  `);
}
