import { graphql, useMutation } from "react-relay";
import type { useReviewAppointmentMutation } from "../../__generated__/useReviewAppointmentMutation.graphql.ts";

/**
 * Confirms an appointment, which assigns its unassigned lines, or rejects it, unless its version has changed.
 */
export function useReviewAppointment() {
  return useMutation<useReviewAppointmentMutation>(graphql`
    mutation useReviewAppointmentMutation($input: ReviewAppointmentInput!) {
      reviewAppointment(input: $input) {
        number
        version
        undoable {
          id
        }
        items {
          id
          serviceName
          staffMember {
            name
          }
        }
        ...AppointmentColumns_appointment
        ...AppointmentDetail_appointment
      }
    }
  `);
}
