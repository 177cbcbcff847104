import { graphql, useMutation } from "react-relay";
import type { useCreateStaffMemberMutation } from "../../__generated__/useCreateStaffMemberMutation.graphql.ts";

/** Adds somebody; a password that was generated comes with the answer, and never again. */
export function useCreateStaffMember() {
  return useMutation<useCreateStaffMemberMutation>(graphql`
    mutation useCreateStaffMemberMutation($input: CreateStaffMemberInput!) {
      createStaffMember(input: $input) {
        generatedPassword
        staffMember {
          name
          username
        }
      }
    }
  `);
}
