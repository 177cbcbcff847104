import { graphql, useMutation } from "react-relay";
import type { useSetStaffPasswordMutation } from "../../__generated__/useSetStaffPasswordMutation.graphql.ts";

/** Sets the password of a staff member, who must then change it. */
export function useSetStaffPassword() {
  return useMutation<useSetStaffPasswordMutation>(graphql`
    mutation useSetStaffPasswordMutation($input: SetStaffPasswordInput!) {
      setStaffPassword(input: $input) {
        version
      }
    }
  `);
}
