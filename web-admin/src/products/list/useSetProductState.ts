import { graphql, useMutation } from "react-relay";
import type { useSetProductStateMutation } from "../../__generated__/useSetProductStateMutation.graphql.ts";

/** Enables or freezes a product, unless somebody else changed it meanwhile. */
export function useSetProductState() {
  return useMutation<useSetProductStateMutation>(graphql`
    mutation useSetProductStateMutation($input: SetProductStateInput!) {
      setProductState(input: $input) {
        ...ProductColumns_product
      }
    }
  `);
}
