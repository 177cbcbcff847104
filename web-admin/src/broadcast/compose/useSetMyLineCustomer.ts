import { graphql, useMutation } from "react-relay";
import type { useSetMyLineCustomerMutation } from "../../__generated__/useSetMyLineCustomerMutation.graphql.ts";

/** Stores which LINE customer the user is. */
export function useSetMyLineCustomer() {
  return useMutation<useSetMyLineCustomerMutation>(graphql`
    mutation useSetMyLineCustomerMutation($input: SetMyLineCustomerInput!) {
      setMyLineCustomer(input: $input) {
        ...TestSend_staffMember
      }
    }
  `);
}
