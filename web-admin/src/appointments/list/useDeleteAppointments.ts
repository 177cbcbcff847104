import { graphql, useMutation } from "react-relay";
import type { useDeleteAppointmentsMutation } from "../../__generated__/useDeleteAppointmentsMutation.graphql.ts";

/** Deletes appointments. */
export function useDeleteAppointments() {
  return useMutation<useDeleteAppointmentsMutation>(graphql`
    mutation useDeleteAppointmentsMutation($input: DeleteAppointmentsInput!) {
      deleteAppointments(input: $input)
    }
  `);
}
