import { graphql, useMutation } from "react-relay";
import type { useUnblockCustomersMutation } from "../__generated__/useUnblockCustomersMutation.graphql.ts";

/** Removes blocks. */
export function useUnblockCustomers() {
  return useMutation<useUnblockCustomersMutation>(graphql`
    mutation useUnblockCustomersMutation($input: UnblockCustomersInput!) {
      unblockCustomers(input: $input)
    }
  `);
}
