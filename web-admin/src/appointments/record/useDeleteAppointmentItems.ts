import { graphql, useMutation } from "react-relay";
import type { useDeleteAppointmentItemsMutation } from "../../__generated__/useDeleteAppointmentItemsMutation.graphql.ts";

/** Takes lines off appointments that wait for review. */
export function useDeleteAppointmentItems() {
  return useMutation<useDeleteAppointmentItemsMutation>(graphql`
    mutation useDeleteAppointmentItemsMutation($input: DeleteAppointmentItemsInput!) {
      deleteAppointmentItems(input: $input)
    }
  `);
}
