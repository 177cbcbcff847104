import { graphql, useMutation } from "react-relay";
import type { useCreateShippingMethodMutation } from "../__generated__/useCreateShippingMethodMutation.graphql.ts";

/** Creates a shipping method. */
export function useCreateShippingMethod() {
  return useMutation<useCreateShippingMethodMutation>(graphql`
    mutation useCreateShippingMethodMutation($input: CreateShippingMethodInput!) {
      createShippingMethod(input: $input) {
        id
      }
    }
  `);
}
