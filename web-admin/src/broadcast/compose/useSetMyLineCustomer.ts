import { graphql, useMutation } from "react-relay";
import type { useSetMyLineCustomerMutation } from "../../__generated__/useSetMyLineCustomerMutation.graphql.ts";

/** Remembers which customer one is oneself. */
export function useSetMyLineCustomer() {
  return useMutation<useSetMyLineCustomerMutation>(graphql`
    mutation useSetMyLineCustomerMutation($input: SetMyLineCustomerInput!) {
      setMyLineCustomer(input: $input) {
        ...TestSend_staffMember
      }
    }
  `);
}
