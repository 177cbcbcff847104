import { graphql, useMutation } from "react-relay";
import type { useUpdateDiscountMutation } from "../__generated__/useUpdateDiscountMutation.graphql.ts";

/** Updates a discount unless its version has changed. */
export function useUpdateDiscount() {
  return useMutation<useUpdateDiscountMutation>(graphql`
    mutation useUpdateDiscountMutation($input: UpdateDiscountInput!) {
      updateDiscount(input: $input) {
        ...DiscountColumns_discount
        ...DiscountEditor_discount
      }
    }
  `);
}
