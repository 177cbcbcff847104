import { graphql, useMutation } from "react-relay";
import type { useCreateOrdersMutation } from "../../__generated__/useCreateOrdersMutation.graphql.ts";

/** Creates orders without lines. */
export function useCreateOrders() {
  return useMutation<useCreateOrdersMutation>(graphql`
    mutation useCreateOrdersMutation($input: CreateOrdersInput!) {
      createOrders(input: $input) {
        number
      }
    }
  `);
}
