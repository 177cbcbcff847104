import { graphql, useMutation } from "react-relay";
import type { useSetVariantsMutation } from "../../__generated__/useSetVariantsMutation.graphql.ts";

/** Replaces the options and variants of a product unless they were edited since. */
export function useSetVariants() {
  return useMutation<useSetVariantsMutation>(graphql`
    mutation useSetVariantsMutation($input: SetProductVariantsInput!) {
      setProductVariants(input: $input) {
        ...ProductColumns_product
        ...ProductEditor_product
        ...VariantsEditor_product
      }
    }
  `);
}
