import { graphql, useMutation } from "react-relay";
import type { useUpdateStaffMemberMutation } from "../../__generated__/useUpdateStaffMemberMutation.graphql.ts";

/** Updates a staff member unless the version has changed. */
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
