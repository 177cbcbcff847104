import { graphql, useMutation } from "react-relay";
import type { useSetStaffPasswordMutation } from "../../__generated__/useSetStaffPasswordMutation.graphql.ts";

/** Gives somebody a password, which they must change. */
export function useSetStaffPassword() {
  return useMutation<useSetStaffPasswordMutation>(graphql`
    mutation useSetStaffPasswordMutation($input: SetStaffPasswordInput!) {
      setStaffPassword(input: $input) {
        version
      }
    }
  `);
}
