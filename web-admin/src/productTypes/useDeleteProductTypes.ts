import { graphql, useMutation } from "react-relay";
import type { useDeleteProductTypesMutation } from "../__generated__/useDeleteProductTypesMutation.graphql.ts";

/** Takes shelves down; the products on them stay. */
export function useDeleteProductTypes() {
  return useMutation<useDeleteProductTypesMutation>(graphql`
    mutation useDeleteProductTypesMutation($input: DeleteProductTypesInput!) {
      deleteProductTypes(input: $input)
    }
  `);
}
