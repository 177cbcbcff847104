import { graphql, useFragment } from "react-relay";
import OpenShiftTemplateQueryNode from "../__generated__/OpenShiftTemplateQuery.graphql.ts";
import type { ShiftTemplateEditor_shiftTemplate$key } from "../__generated__/ShiftTemplateEditor_shiftTemplate.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { type ShiftTemplateDraft, ShiftTemplateFields } from "./ShiftTemplateFields.tsx";
import { useShiftTemplateForm } from "./useShiftTemplateForm.ts";
import { useUpdateShiftTemplate } from "./useUpdateShiftTemplate.ts";

interface ShiftTemplateEditorProps {
  shiftTemplate: ShiftTemplateEditor_shiftTemplate$key;
  onClose: () => void;
}

/** Edits a shift template. A change of hours may leave appointments without a staff member. */
export function ShiftTemplateEditor({ shiftTemplate, onClose }: ShiftTemplateEditorProps) {
  const words = useMessages("shifts");
  const { fieldNames, problemsOf, detailsOf } = useShiftTemplateForm();
  const [update, busy] = useUpdateShiftTemplate();
  const { id, version, name, startTime, endTime, note } = useFragment(
    graphql`
      fragment ShiftTemplateEditor_shiftTemplate on ShiftTemplate {
        id
        version
        name
        startTime
        endTime
        note
      }
    `,
    shiftTemplate,
  );
  const values: ShiftTemplateDraft = {
    name,
    startTime,
    // A time field cannot show 24:00.
    endTime: endTime === "24:00" ? "00:00" : endTime,
    note,
  };
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenShiftTemplateQueryNode, variables: { id } }}
      save={(seen, changes, callbacks, force) =>
        update({
          variables: {
            input: { id, version: seen, force, details: detailsOf(changes, { ...values, ...changes }) },
          },
          ...callbacks,
        })
      }
      forceable
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ShiftTemplateFields {...fields} />}
    </EditDialog>
  );
}
