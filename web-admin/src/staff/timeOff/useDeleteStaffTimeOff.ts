import { graphql, useMutation } from "react-relay";
import type { useDeleteStaffTimeOffMutation } from "../../__generated__/useDeleteStaffTimeOffMutation.graphql.ts";

/** Deletes a time off. */
export function useDeleteStaffTimeOff() {
  return useMutation<useDeleteStaffTimeOffMutation>(graphql`
    mutation useDeleteStaffTimeOffMutation($input: DeleteAbsencesInput!) {
      deleteStaffTimeOff(input: $input)
    }
  `);
}
