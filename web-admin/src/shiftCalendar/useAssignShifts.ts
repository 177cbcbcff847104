import { graphql, useMutation } from "react-relay";
import type { useAssignShiftsMutation } from "../__generated__/useAssignShiftsMutation.graphql.ts";

/** Gives shifts and takes them away. */
export function useAssignShifts() {
  return useMutation<useAssignShiftsMutation>(graphql`
    mutation useAssignShiftsMutation($input: AssignShiftsInput!) {
      assignShifts(input: $input) {
        removedIds
      }
    }
  `);
}
