import { graphql, useMutation } from "react-relay";
import type { useUpdateProductTypeMutation } from "../__generated__/useUpdateProductTypeMutation.graphql.ts";

/** Updates a product type unless its version has changed. */
export function useUpdateProductType() {
  return useMutation<useUpdateProductTypeMutation>(graphql`
    mutation useUpdateProductTypeMutation($input: UpdateProductTypeInput!) {
      updateProductType(input: $input) {
        ...ProductTypeColumns_productType
        ...ProductTypeEditor_productType
      }
    }
  `);
}
