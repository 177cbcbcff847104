import { graphql, useMutation } from "react-relay";
import type { useDeleteCustomersMutation } from "../__generated__/useDeleteCustomersMutation.graphql.ts";

/** Deletes customers; their orders stay. */
export function useDeleteCustomers() {
  return useMutation<useDeleteCustomersMutation>(graphql`
    mutation useDeleteCustomersMutation($input: DeleteCustomersInput!) {
      deleteCustomers(input: $input)
    }
  `);
}
