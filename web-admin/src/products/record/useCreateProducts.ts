import { graphql, useMutation } from "react-relay";
import type { useCreateProductsMutation } from "../../__generated__/useCreateProductsMutation.graphql.ts";

/** Creates products. */
export function useCreateProducts() {
  return useMutation<useCreateProductsMutation>(graphql`
    mutation useCreateProductsMutation($input: CreateProductsInput!) {
      createProducts(input: $input) {
        id
      }
    }
  `);
}
