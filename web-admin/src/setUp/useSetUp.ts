import { graphql, useMutation } from "react-relay";
import type { useSetUpMutation } from "../__generated__/useSetUpMutation.graphql.ts";

/** Creates the first administrator and the store; the server sets the session cookie. */
export function useSetUp() {
  return useMutation<useSetUpMutation>(graphql`
    mutation useSetUpMutation($input: SetUpInput!) {
      setUp(input: $input) {
        staffMember {
          id
        }
      }
    }
  `);
}
