import { graphql, useMutation } from "react-relay";
import type { useDeleteShiftTemplatesMutation } from "../__generated__/useDeleteShiftTemplatesMutation.graphql.ts";

/** Deletes shift templates and their shifts from today on. */
export function useDeleteShiftTemplates() {
  return useMutation<useDeleteShiftTemplatesMutation>(graphql`
    mutation useDeleteShiftTemplatesMutation($input: DeleteShiftTemplatesInput!) {
      deleteShiftTemplates(input: $input)
    }
  `);
}
