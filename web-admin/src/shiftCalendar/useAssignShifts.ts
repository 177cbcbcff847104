import { graphql, useMutation } from "react-relay";
import type { useAssignShiftsMutation } from "../__generated__/useAssignShiftsMutation.graphql.ts";

/** The change that undoes a change of shifts; useSetShiftState reads it, too. */
graphql`
  fragment useAssignShifts_inverse on StaffShifts {
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
`;

/** Assigns and removes shifts. */
export function useAssignShifts() {
  return useMutation<useAssignShiftsMutation>(graphql`
    mutation useAssignShiftsMutation($input: AssignShiftsInput!) {
      assignShifts(input: $input) {
        removedIds
        inverse {
          ...useAssignShifts_inverse @relay(mask: false)
        }
      }
    }
  `);
}
