import { graphql, useMutation } from "react-relay";
import type { useSetProductStateMutation } from "../../__generated__/useSetProductStateMutation.graphql.ts";

/** Enables or freezes a product unless its version has changed. */
export function useSetProductState() {
  return useMutation<useSetProductStateMutation>(graphql`
    mutation useSetProductStateMutation($input: SetProductStateInput!) {
      setProductState(input: $input) {
        undoable {
          id
        }
        ...ProductColumns_product
      }
    }
  `);
}
