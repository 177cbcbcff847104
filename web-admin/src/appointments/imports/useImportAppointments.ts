import { graphql, useMutation } from "react-relay";
import type { useImportAppointmentsMutation } from "../../__generated__/useImportAppointmentsMutation.graphql.ts";

/** Reads appointments from an Excel file and creates them, except in a dry run. */
export function useImportAppointments() {
  return useMutation<useImportAppointmentsMutation>(graphql`
    mutation useImportAppointmentsMutation($input: ImportAppointmentsInput!) {
      importAppointments(input: $input) {
        applied
        accepted
        refused
        ...ImportedRows_import
      }
    }
  `);
}
