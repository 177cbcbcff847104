import { useMessages } from "../language/language.ts";
import { FormGrid } from "../ui/fields/FormGrid.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";

/** A shift template as its form holds it; times as HH:mm, midnight as an end as 00:00. */
export type ShiftTemplateDraft = Readonly<Record<"name" | "startTime" | "endTime" | "note", string>>;

/** What is written of a shift template. */
export function ShiftTemplateFields(fields: FormFields<ShiftTemplateDraft>) {
  const words = useMessages("shifts");
  const { name } = useMessages("uiRecord");
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <FormGrid>
        <TextField label={words.start} required type="time" {...bindFields(fields, "startTime")} />
        <TextField
          label={words.end}
          required
          type="time"
          hint={words.endHint}
          {...bindFields(fields, "endTime")}
        />
      </FormGrid>
      <TextField label={words.note} long {...bindFields(fields, "note")} />
    </>
  );
}
