import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { type ShiftTemplateDraft, ShiftTemplateFields } from "./ShiftTemplateFields.tsx";
import { useCreateShiftTemplates } from "./useCreateShiftTemplates.ts";
import { useShiftTemplateForm } from "./useShiftTemplateForm.ts";

const INITIAL: ShiftTemplateDraft = { name: "", startTime: "10:00", endTime: "19:00", note: "" };

/** The form of a new shift template. */
export function NewShiftTemplate({ onClose }: { onClose: () => void }) {
  const words = useMessages("shifts");
  const { fieldNames, problemsOf, detailsOf } = useShiftTemplateForm();
  const [create, busy] = useCreateShiftTemplates();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(written, callbacks) =>
        create({ variables: { input: { shiftTemplates: [detailsOf(written, written)] } }, ...callbacks })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ShiftTemplateFields {...fields} />}
    </NewDialog>
  );
}
