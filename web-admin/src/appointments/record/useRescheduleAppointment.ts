import { graphql, useMutation } from "react-relay";
import type { useRescheduleAppointmentMutation } from "../../__generated__/useRescheduleAppointmentMutation.graphql.ts";

/** Moves an appointment, or gives its lines to others, unless somebody else was faster. */
export function useRescheduleAppointment() {
  return useMutation<useRescheduleAppointmentMutation>(graphql`
    mutation useRescheduleAppointmentMutation($input: RescheduleAppointmentInput!) {
      rescheduleAppointment(input: $input) {
        number
        version
        ...AppointmentColumns_appointment
        ...AppointmentDetail_appointment
      }
    }
  `);
}
