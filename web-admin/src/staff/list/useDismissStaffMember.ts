import { graphql, useMutation } from "react-relay";
import type { useDismissStaffMemberMutation } from "../../__generated__/useDismissStaffMemberMutation.graphql.ts";

/** Dismisses somebody and signs them out. */
export function useDismissStaffMember() {
  return useMutation<useDismissStaffMemberMutation>(graphql`
    mutation useDismissStaffMemberMutation($input: DismissStaffMemberInput!) {
      dismissStaffMember(input: $input) {
        ...StaffActions_staffMember
        ...StaffStateTag_staffMember
      }
    }
  `);
}
