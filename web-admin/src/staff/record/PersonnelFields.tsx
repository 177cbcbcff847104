import { useMessages } from "../../language/language.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { FormGrid, WideField } from "../../ui/fields/FormGrid.tsx";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { fieldsOf, type PersonnelDraft, type PersonnelGroup } from "./personnel.ts";
import { ScanField } from "./ScanField.tsx";

const TYPES = {
  text: "text",
  tel: "tel",
  email: "email",
  decimal: "text",
  int: "text",
} as const;
const MODES = {
  text: "text",
  tel: "tel",
  email: "text",
  decimal: "decimal",
  int: "numeric",
} as const;

interface PersonnelFieldsProps extends FormFields<PersonnelDraft> {
  groups: readonly PersonnelGroup[];
}

/** The fields of groups of personnel data. */
export function PersonnelFields({ groups, ...fields }: PersonnelFieldsProps) {
  const words = useMessages("staffPersonnel");
  return groups.map((group) => (
    <Section key={group} title={words[group]}>
      <FormGrid>
        {fieldsOf(group).map(([field, kind]) =>
          kind === "scan" ? (
            <WideField key={field}>
              <ScanField label={words[field]} {...bindFields(fields, field)} />
            </WideField>
          ) : kind === "day" ? (
            <DateField key={field} label={words[field]} {...bindFields(fields, field)} />
          ) : (
            <TextField
              key={field}
              label={words[field]}
              type={TYPES[kind]}
              inputMode={MODES[kind]}
              {...bindFields(fields, field)}
            />
          ),
        )}
      </FormGrid>
    </Section>
  ));
}
