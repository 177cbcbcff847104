import { graphql, useMutation } from "react-relay";
import type { useUpdateAppointmentMutation } from "../../__generated__/useUpdateAppointmentMutation.graphql.ts";

/** Updates a pending or confirmed appointment unless its version has changed. */
export function useUpdateAppointment() {
  return useMutation<useUpdateAppointmentMutation>(graphql`
    mutation useUpdateAppointmentMutation($input: UpdateAppointmentInput!) {
      updateAppointment(input: $input) {
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
