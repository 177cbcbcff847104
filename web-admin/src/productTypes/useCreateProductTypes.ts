import { graphql, useMutation } from "react-relay";
import type { useCreateProductTypesMutation } from "../__generated__/useCreateProductTypesMutation.graphql.ts";

/** Creates product types. */
export function useCreateProductTypes() {
  return useMutation<useCreateProductTypesMutation>(graphql`
    mutation useCreateProductTypesMutation($input: CreateProductTypesInput!) {
      createProductTypes(input: $input) {
        id
      }
    }
  `);
}
