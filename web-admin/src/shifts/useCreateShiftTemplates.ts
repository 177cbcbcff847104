import { graphql, useMutation } from "react-relay";
import type { useCreateShiftTemplatesMutation } from "../__generated__/useCreateShiftTemplatesMutation.graphql.ts";

/** Creates shift templates. */
export function useCreateShiftTemplates() {
  return useMutation<useCreateShiftTemplatesMutation>(graphql`
    mutation useCreateShiftTemplatesMutation($input: CreateShiftTemplatesInput!) {
      createShiftTemplates(input: $input) {
        id
      }
    }
  `);
}
