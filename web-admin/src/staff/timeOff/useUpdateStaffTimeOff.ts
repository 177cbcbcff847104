import { graphql, useMutation } from "react-relay";
import type { useUpdateStaffTimeOffMutation } from "../../__generated__/useUpdateStaffTimeOffMutation.graphql.ts";

/** Updates a time off unless its version has changed. */
export function useUpdateStaffTimeOff() {
  return useMutation<useUpdateStaffTimeOffMutation>(graphql`
    mutation useUpdateStaffTimeOffMutation($input: UpdateAbsenceInput!) {
      updateStaffTimeOff(input: $input) {
        version
        startsAt
        endsAt
        note
      }
    }
  `);
}
