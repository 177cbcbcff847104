import { graphql, useMutation } from "react-relay";
import type { useCreateProductTypesMutation } from "../__generated__/useCreateProductTypesMutation.graphql.ts";

/** Puts up shelves. */
export function useCreateProductTypes() {
  return useMutation<useCreateProductTypesMutation>(graphql`
    mutation useCreateProductTypesMutation($input: CreateProductTypesInput!) {
      createProductTypes(input: $input) {
        id
      }
    }
  `);
}
