import { graphql, useMutation } from "react-relay";
import type { useSetOwnPasswordMutation } from "../__generated__/useSetOwnPasswordMutation.graphql.ts";

/** Changes the user's own password and ends their other sessions. */
export function useSetOwnPassword() {
  return useMutation<useSetOwnPasswordMutation>(graphql`
    mutation useSetOwnPasswordMutation($input: SetOwnPasswordInput!) {
      setOwnPassword(input: $input) {
        version
        mustChangePassword
      }
    }
  `);
}
