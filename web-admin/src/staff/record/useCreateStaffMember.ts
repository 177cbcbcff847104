import { graphql, useMutation } from "react-relay";
import type { useCreateStaffMemberMutation } from "../../__generated__/useCreateStaffMemberMutation.graphql.ts";

/** Creates a staff member. Only this response contains a generated password. */
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
