import { graphql, useMutation } from "react-relay";
import type { useBlockCustomersMutation } from "../__generated__/useBlockCustomersMutation.graphql.ts";

/** Blocks customers. */
export function useBlockCustomers() {
  return useMutation<useBlockCustomersMutation>(graphql`
    mutation useBlockCustomersMutation($input: BlockCustomersInput!) {
      blockCustomers(input: $input) {
        customer {
          undoable {
            id
          }
          ...CustomerColumns_customer
        }
      }
    }
  `);
}
