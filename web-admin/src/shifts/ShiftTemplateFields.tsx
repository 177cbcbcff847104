import { useMessages } from "../language/language.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { FormGrid } from "../ui/fields/FormGrid.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";

/** A shift template as form values; times are HH:mm, and midnight as an end is 00:00. */
export type ShiftTemplateDraft = Readonly<Record<"name" | "startTime" | "endTime" | "note", string>>;

/** The fields of a shift template's form. */
export function ShiftTemplateFields(fields: FormFields<ShiftTemplateDraft>) {
  const words = useMessages("shifts");
  const { name } = useMessages("uiRecord");
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <FormGrid>
        <DateField label={words.start} required kind="time" {...bindFields(fields, "startTime")} />
        <DateField
          label={words.end}
          required
          kind="time"
          hint={words.endHint}
          {...bindFields(fields, "endTime")}
        />
      </FormGrid>
      <TextField label={words.note} long {...bindFields(fields, "note")} />
    </>
  );
}
