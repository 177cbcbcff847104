import { graphql, useMutation } from "react-relay";
import type { useDeleteShippingMethodsMutation } from "../__generated__/useDeleteShippingMethodsMutation.graphql.ts";

/** Deletes shipping methods, unless an open order has one. */
export function useDeleteShippingMethods() {
  return useMutation<useDeleteShippingMethodsMutation>(graphql`
    mutation useDeleteShippingMethodsMutation($input: DeleteShippingMethodsInput!) {
      deleteShippingMethods(input: $input)
    }
  `);
}
