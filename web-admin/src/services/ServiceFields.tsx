import {
  MAX_SERVICE_MINUTES,
  MIN_SERVICE_MINUTES,
  serviceAbbreviation,
} from "@machiya/schema/domain/appointments/serviceRules";
import { useMessages } from "../language/language.ts";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";

/** A service as form values; numbers as typed. */
export type ServiceDraft = Readonly<
  Record<"name" | "abbreviation" | "durationMinutes" | "price" | "note", string>
>;

/** The fields of a service's form. */
export function ServiceFields(fields: FormFields<ServiceDraft>) {
  const { draft } = fields;
  const words = useMessages("services");
  const { name } = useMessages("uiRecord");
  const shown = serviceAbbreviation(draft);
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <TextField
        label={words.duration}
        required
        inputMode="numeric"
        hint={words.durationHint(MIN_SERVICE_MINUTES, MAX_SERVICE_MINUTES)}
        meaning={words.minuteSign}
        {...bindFields(fields, "durationMinutes")}
      />
      <TextField
        label={words.price}
        inputMode="decimal"
        hint={words.priceHint}
        {...bindFields(fields, "price")}
      />
      <TextField
        label={words.abbreviation}
        hint={words.abbreviationHint}
        meaning={shown === "" ? undefined : words.shownAs(shown)}
        {...bindFields(fields, "abbreviation")}
      />
      <TextField label={words.note} long {...bindFields(fields, "note")} />
    </>
  );
}
