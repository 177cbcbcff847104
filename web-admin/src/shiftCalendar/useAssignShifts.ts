import { graphql, useMutation } from "react-relay";
import type { useAssignShiftsMutation } from "../__generated__/useAssignShiftsMutation.graphql.ts";

/** Assigns and removes shifts. */
export function useAssignShifts() {
  return useMutation<useAssignShiftsMutation>(graphql`
    mutation useAssignShiftsMutation($input: AssignShiftsInput!) {
      assignShifts(input: $input) {
        removedIds
        inverse {
          staffMemberId
          add {
            shiftTemplateId
            date
            state
          }
          remove {
            shiftTemplateId
            date
          }
          seen {
            shiftTemplateId
            date
            state
          }
        }
      }
    }
  `);
}
