import { graphql, useMutation } from "react-relay";
import type { useUpdateStaffTimeOffMutation } from "../../__generated__/useUpdateStaffTimeOffMutation.graphql.ts";

/** Changes a time off, unless somebody else was faster. */
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
