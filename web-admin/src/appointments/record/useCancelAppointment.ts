import { graphql, useMutation } from "react-relay";
import type { useCancelAppointmentMutation } from "../../__generated__/useCancelAppointmentMutation.graphql.ts";

/** Cancels an appointment unless its version has changed. */
export function useCancelAppointment() {
  return useMutation<useCancelAppointmentMutation>(graphql`
    mutation useCancelAppointmentMutation($input: CancelAppointmentInput!) {
      cancelAppointment(input: $input) {
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
