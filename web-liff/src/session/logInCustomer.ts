import { commitMutation, graphql } from "react-relay";
import type {
  LogInCustomerInput,
  logInCustomerMutation,
} from "../__generated__/logInCustomerMutation.graphql.ts";
import { environment } from "../relay/environment.ts";

const mutation = graphql`
  mutation logInCustomerMutation($input: LogInCustomerInput!) {
    logInCustomer(input: $input) {
      customer {
        id
        name
        phone
        blocked
      }
    }
  }
`;

export interface SignedInCustomer {
  id: string;
  name: string;
  phone: string;
  blocked: boolean;
}

/** Opens the customer's session with LINE's token. Rejects with a Refusal. */
export function logInCustomer(input: LogInCustomerInput): Promise<SignedInCustomer | null> {
  return new Promise((resolve, reject) => {
    commitMutation<logInCustomerMutation>(environment, {
      mutation,
      variables: { input },
      onCompleted: ({ logInCustomer: { customer } }) => resolve(customer ?? null),
      onError: reject,
    });
  });
}
