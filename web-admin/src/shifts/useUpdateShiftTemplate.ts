import { graphql, useMutation } from "react-relay";
import type { useUpdateShiftTemplateMutation } from "../__generated__/useUpdateShiftTemplateMutation.graphql.ts";

/** Updates a shift template unless its version has changed. */
export function useUpdateShiftTemplate() {
  return useMutation<useUpdateShiftTemplateMutation>(graphql`
    mutation useUpdateShiftTemplateMutation($input: UpdateShiftTemplateInput!) {
      updateShiftTemplate(input: $input) {
        ...ShiftTemplateColumns_shiftTemplate
        ...ShiftTemplateEditor_shiftTemplate
      }
    }
  `);
}
