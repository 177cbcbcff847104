import { graphql, useMutation } from "react-relay";
import type { useUpdateProductMutation } from "../../__generated__/useUpdateProductMutation.graphql.ts";

/** Updates a product, its types and its discounts unless its version has changed. */
export function useUpdateProduct() {
  return useMutation<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        undoable {
          id
        }
        ...ProductColumns_product
        ...ProductEditor_product
      }
    }
  `);
}
