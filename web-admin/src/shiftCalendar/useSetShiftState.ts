import { graphql, useMutation } from "react-relay";
import type { useSetShiftStateMutation } from "../__generated__/useSetShiftStateMutation.graphql.ts";

/** Confirms shifts, opens them to customers, or sets them back to proposed. */
export function useSetShiftState() {
  return useMutation<useSetShiftStateMutation>(graphql`
    mutation useSetShiftStateMutation($input: SetShiftStateInput!) {
      setShiftState(input: $input) {
        shiftAssignments {
          id
          state
          withdrawable
        }
        inverse {
          ...useAssignShifts_inverse @relay(mask: false)
        }
      }
    }
  `);
}
