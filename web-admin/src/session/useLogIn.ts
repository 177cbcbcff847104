import { graphql, useMutation } from "react-relay";
import type { useLogInMutation } from "../__generated__/useLogInMutation.graphql.ts";

/** Opens a staff session; the server sets its cookie. */
export function useLogIn() {
  return useMutation<useLogInMutation>(graphql`
    mutation useLogInMutation($input: LogInInput!) {
      logIn(input: $input) {
        staffMember { id }
      }
    }
  `);
}
