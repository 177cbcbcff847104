import { graphql, useMutation } from "react-relay";
import type { useUpdateStaffMemberMutation } from "../../__generated__/useUpdateStaffMemberMutation.graphql.ts";

/** Changes somebody's record, unless somebody else was faster. */
export function useUpdateStaffMember() {
  return useMutation<useUpdateStaffMemberMutation>(graphql`
    mutation useUpdateStaffMemberMutation($input: UpdateStaffMemberInput!) {
      updateStaffMember(input: $input) {
        ...StaffCard_staffMember
        ...StaffActions_staffMember
        ...StaffEditor_staffMember
      }
    }
  `);
}
