import { graphql, useMutation } from "react-relay";
import type { useDeleteDiscountsMutation } from "../__generated__/useDeleteDiscountsMutation.graphql.ts";

/** Removes discounts, and takes them from all who have them. */
export function useDeleteDiscounts() {
  return useMutation<useDeleteDiscountsMutation>(graphql`
    mutation useDeleteDiscountsMutation($input: DeleteDiscountsInput!) {
      deleteDiscounts(input: $input)
    }
  `);
}
