import { graphql, useMutation } from "react-relay";
import type { useCreateCustomerMutation } from "../../__generated__/useCreateCustomerMutation.graphql.ts";

/** Adds a customer who does not use LINE. */
export function useCreateCustomer() {
  return useMutation<useCreateCustomerMutation>(graphql`
    mutation useCreateCustomerMutation($input: CreateCustomerInput!) {
      createCustomer(input: $input) {
        id
        name
        phone
      }
    }
  `);
}
