import { graphql, useMutation } from "react-relay";
import type { useLogOutMutation } from "../__generated__/useLogOutMutation.graphql.ts";

/** Ends the staff session on the server. */
export function useLogOut() {
  return useMutation<useLogOutMutation>(graphql`
    mutation useLogOutMutation {
      logOut {
        staffMember { id }
      }
    }
  `);
}
