import { graphql, useMutation } from "react-relay";
import type { useVoidAuthorizationMutation } from "../../__generated__/useVoidAuthorizationMutation.graphql.ts";

/** Asks the provider to release the money that it reserves. */
export function useVoidAuthorization() {
  return useMutation<useVoidAuthorizationMutation>(graphql`
    mutation useVoidAuthorizationMutation($input: SettleAuthorizationInput!) {
      voidAuthorization(input: $input) {
        order {
          updatedAt
          ...OrderColumns_order
          ...OrderDetail_order
        }
      }
    }
  `);
}
