import { graphql, useMutation } from "react-relay";
import type { useDismissStaffMemberMutation } from "../../__generated__/useDismissStaffMemberMutation.graphql.ts";

/** Dismisses a staff member and ends their sessions. */
export function useDismissStaffMember() {
  return useMutation<useDismissStaffMemberMutation>(graphql`
    mutation useDismissStaffMemberMutation($input: DismissStaffMemberInput!) {
      dismissStaffMember(input: $input) {
        version
        undoable {
          id
        }
        ...StaffActions_staffMember
        ...StaffStateTag_staffMember
      }
    }
  `);
}
