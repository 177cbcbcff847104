import { graphql, useMutation } from "react-relay";
import type { useCreateDiscountsMutation } from "../__generated__/useCreateDiscountsMutation.graphql.ts";

/** Creates discounts. */
export function useCreateDiscounts() {
  return useMutation<useCreateDiscountsMutation>(graphql`
    mutation useCreateDiscountsMutation($input: CreateDiscountsInput!) {
      createDiscounts(input: $input) {
        id
      }
    }
  `);
}
