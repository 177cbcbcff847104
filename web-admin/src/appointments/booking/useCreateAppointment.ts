import { graphql, useMutation } from "react-relay";
import type { useCreateAppointmentMutation } from "../../__generated__/useCreateAppointmentMutation.graphql.ts";

/** Creates an appointment, confirmed or pending. */
export function useCreateAppointment() {
  return useMutation<useCreateAppointmentMutation>(graphql`
    mutation useCreateAppointmentMutation($input: CreateAppointmentInput!) {
      createAppointment(input: $input) {
        number
        version
        ...AppointmentColumns_appointment
        ...AppointmentDetail_appointment
      }
    }
  `);
}
