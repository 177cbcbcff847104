import { graphql, useMutation } from "react-relay";
import type { useDeleteAppointmentItemsMutation } from "../../__generated__/useDeleteAppointmentItemsMutation.graphql.ts";

/** Removes lines from pending and confirmed appointments. */
export function useDeleteAppointmentItems() {
  return useMutation<useDeleteAppointmentItemsMutation>(graphql`
    mutation useDeleteAppointmentItemsMutation($input: DeleteAppointmentItemsInput!) {
      deleteAppointmentItems(input: $input)
    }
  `);
}
