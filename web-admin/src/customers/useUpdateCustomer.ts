import { graphql, useMutation } from "react-relay";
import type { useUpdateCustomerMutation } from "../__generated__/useUpdateCustomerMutation.graphql.ts";

/** Updates a customer and the customer's discounts unless the version has changed. */
export function useUpdateCustomer() {
  return useMutation<useUpdateCustomerMutation>(graphql`
    mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) {
        ...CustomerColumns_customer
        ...CustomerEditor_customer
      }
    }
  `);
}
