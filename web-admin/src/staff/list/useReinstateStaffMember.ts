import { graphql, useMutation } from "react-relay";
import type { useReinstateStaffMemberMutation } from "../../__generated__/useReinstateStaffMemberMutation.graphql.ts";

/** Reinstates a dismissed staff member. */
export function useReinstateStaffMember() {
  return useMutation<useReinstateStaffMemberMutation>(graphql`
    mutation useReinstateStaffMemberMutation($input: ReinstateStaffMemberInput!) {
      reinstateStaffMember(input: $input) {
        ...StaffActions_staffMember
        ...StaffStateTag_staffMember
      }
    }
  `);
}
