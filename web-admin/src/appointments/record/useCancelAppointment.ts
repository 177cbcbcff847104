import { graphql, useMutation } from "react-relay";
import type { useCancelAppointmentMutation } from "../../__generated__/useCancelAppointmentMutation.graphql.ts";

/** Calls an appointment off, unless somebody else was faster. */
export function useCancelAppointment() {
  return useMutation<useCancelAppointmentMutation>(graphql`
    mutation useCancelAppointmentMutation($input: CancelAppointmentInput!) {
      cancelAppointment(input: $input) {
        number
        version
        ...AppointmentColumns_appointment
        ...AppointmentDetail_appointment
      }
    }
  `);
}
