import { graphql, useMutation } from "react-relay";
import type { useUpdateProductMutation } from "../../__generated__/useUpdateProductMutation.graphql.ts";

/** Changes a product, its shelves and its discounts, unless somebody else was faster. */
export function useUpdateProduct() {
  return useMutation<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        ...ProductColumns_product
        ...ProductEditor_product
      }
    }
  `);
}
