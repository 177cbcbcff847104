import { graphql, useMutation } from "react-relay";
import type { useDeleteAppointmentsMutation } from "../../__generated__/useDeleteAppointmentsMutation.graphql.ts";

/** Removes appointments from the books. */
export function useDeleteAppointments() {
  return useMutation<useDeleteAppointmentsMutation>(graphql`
    mutation useDeleteAppointmentsMutation($input: DeleteAppointmentsInput!) {
      deleteAppointments(input: $input)
    }
  `);
}
