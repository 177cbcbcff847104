import { graphql, useMutation } from "react-relay";
import type { useUpdateCustomerMutation } from "../__generated__/useUpdateCustomerMutation.graphql.ts";

/** Changes a customer and the discounts given to them, unless somebody else was faster. */
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
