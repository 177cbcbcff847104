import { graphql, useMutation } from "react-relay";
import type { useImportProductsMutation } from "../../__generated__/useImportProductsMutation.graphql.ts";

/** Reads products from a file and writes them, except in a dry run. */
export function useImportProducts() {
  return useMutation<useImportProductsMutation>(graphql`
    mutation useImportProductsMutation($input: ImportProductsInput!) {
      importProducts(input: $input) {
        applied
        created
        updated
        refused
        rows {
          action
        }
        ...ImportRows_import
      }
    }
  `);
}
