import { graphql, useMutation } from "react-relay";
import type { useRescheduleAppointmentMutation } from "../../__generated__/useRescheduleAppointmentMutation.graphql.ts";

/** Moves an appointment or reassigns its lines unless its version has changed. */
export function useRescheduleAppointment() {
  return useMutation<useRescheduleAppointmentMutation>(graphql`
    mutation useRescheduleAppointmentMutation($input: RescheduleAppointmentInput!) {
      rescheduleAppointment(input: $input) {
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
