import { graphql, useMutation } from "react-relay";
import type { useUpdateShiftTemplateMutation } from "../__generated__/useUpdateShiftTemplateMutation.graphql.ts";

/** Changes a shift template, unless somebody else was faster. */
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
