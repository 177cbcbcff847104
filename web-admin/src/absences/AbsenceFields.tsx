import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { FormGrid } from "../ui/fields/FormGrid.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";
import { type AbsenceDraft, withWholeDays } from "./absenceDraft.ts";

/** The fields of an absence: start, end and reason. */
export function AbsenceFields(fields: FormFields<AbsenceDraft>) {
  const { draft, change } = fields;
  const words = useMessages("absences");
  const whole = draft.wholeDays === "true";
  const kind = whole ? "day" : "dayTime";
  return (
    <>
      <Switch
        label={words.wholeDays}
        checked={whole}
        onChange={(_, { checked }) => change(withWholeDays(draft, checked))}
      />
      <FormGrid broad={!whole}>
        <DateField
          // A text without a meaning belongs to one kind of period.
          key={`starts ${kind}`}
          label={whole ? words.firstDay : words.starts}
          required
          kind={kind}
          {...bindFields(fields, "startsAt")}
        />
        <DateField
          key={`ends ${kind}`}
          label={whole ? words.lastDay : words.ends}
          required
          kind={kind}
          earliest={draft.startsAt}
          {...bindFields(fields, "endsAt")}
        />
      </FormGrid>
      <TextField label={words.note} long rows={2} {...bindFields(fields, "note")} />
    </>
  );
}
