import { graphql, useMutation } from "react-relay";
import type { useSortShippingMethodsMutation } from "../__generated__/useSortShippingMethodsMutation.graphql.ts";

/** Puts the shipping methods into another order. */
export function useSortShippingMethods() {
  return useMutation<useSortShippingMethodsMutation>(graphql`
    mutation useSortShippingMethodsMutation($input: SortShippingMethodsInput!) {
      sortShippingMethods(input: $input) {
        ...ShippingMethodRow_method
      }
    }
  `);
}
