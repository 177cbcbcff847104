import { graphql, useMutation } from "react-relay";
import type { useUpdateShippingMethodMutation } from "../__generated__/useUpdateShippingMethodMutation.graphql.ts";

/** Changes a shipping method unless its version has changed. */
export function useUpdateShippingMethod() {
  return useMutation<useUpdateShippingMethodMutation>(graphql`
    mutation useUpdateShippingMethodMutation($input: UpdateShippingMethodInput!) {
      updateShippingMethod(input: $input) {
        ...ShippingMethodRow_method
      }
    }
  `);
}
