import { graphql, useMutation } from "react-relay";
import type { useSetOwnPasswordMutation } from "../__generated__/useSetOwnPasswordMutation.graphql.ts";

/** Changes one's own password and ends one's other sessions. */
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
