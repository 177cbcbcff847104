import { useMessages } from "../language/language.ts";
import { FormGrid, WideField } from "../ui/FormGrid.tsx";
import { bound, type FormFields } from "../ui/formFields.ts";
import { Section } from "../ui/SidePanel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { fieldsOf, PERSONNEL_GROUPS, type PersonnelDraft } from "./personnel.ts";
import { ScanField } from "./ScanField.tsx";

const TYPES = {
  text: "text",
  tel: "tel",
  email: "email",
  day: "date",
  decimal: "text",
  int: "text",
} as const;
const MODES = {
  text: "text",
  tel: "tel",
  email: "text",
  day: "text",
  decimal: "decimal",
  int: "numeric",
} as const;

/** Papers and pay in a form, by what they are about. */
export function PersonnelFields(fields: FormFields<PersonnelDraft>) {
  const words = useMessages("staffPersonnel");
  return PERSONNEL_GROUPS.map((group) => (
    <Section key={group} title={words[group]}>
      <FormGrid>
        {fieldsOf(group).map(([field, kind]) =>
          kind === "scan" ? (
            <WideField key={field}>
              <ScanField label={words[field]} {...bound(fields, field)} />
            </WideField>
          ) : (
            <TextField
              key={field}
              label={words[field]}
              type={TYPES[kind]}
              inputMode={MODES[kind]}
              {...bound(fields, field)}
            />
          ),
        )}
      </FormGrid>
    </Section>
  ));
}
