import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { FormGrid } from "../ui/fields/FormGrid.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";
import { type AbsenceDraft, withWholeDays } from "./absenceDraft.ts";

/** The fields of an absence: start, end and reason. */
export function AbsenceFields(fields: FormFields<AbsenceDraft>) {
  const { draft, change } = fields;
  const words = useMessages("absences");
  const whole = draft.wholeDays === "true";
  const type = whole ? "date" : "datetime-local";
  return (
    <>
      <Switch
        label={words.wholeDays}
        checked={whole}
        onChange={(_, { checked }) => change(withWholeDays(draft, checked))}
      />
      <FormGrid broad={!whole}>
        <TextField
          label={whole ? words.firstDay : words.starts}
          required
          type={type}
          {...bindFields(fields, "startsAt")}
        />
        <TextField
          label={whole ? words.lastDay : words.ends}
          required
          type={type}
          min={draft.startsAt || undefined}
          {...bindFields(fields, "endsAt")}
        />
      </FormGrid>
      <TextField label={words.note} long rows={2} {...bindFields(fields, "note")} />
    </>
  );
}
