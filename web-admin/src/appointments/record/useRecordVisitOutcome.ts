import { graphql, useMutation } from "react-relay";
import type { useRecordVisitOutcomeMutation } from "../../__generated__/useRecordVisitOutcomeMutation.graphql.ts";

/** Records the outcome of a visit, or removes it, unless its version has changed. */
export function useRecordVisitOutcome() {
  return useMutation<useRecordVisitOutcomeMutation>(graphql`
    mutation useRecordVisitOutcomeMutation($input: RecordVisitOutcomeInput!) {
      recordVisitOutcome(input: $input) {
        number
        version
        undoable {
          id
        }
        ...AppointmentColumns_appointment
        ...AppointmentDetail_appointment
      }
    }
  `);
}
