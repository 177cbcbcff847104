import { useMessages } from "../language/language.ts";
import { FormGrid, WideField } from "../ui/FormGrid.tsx";
import { Section } from "../ui/SidePanel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { fieldsOf, PERSONNEL_GROUPS, type PersonnelDraft } from "./personnel.ts";
import { personnelMessages } from "./personnelMessages.ts";
import { ScanField } from "./ScanField.tsx";

interface PersonnelFieldsProps {
  draft: PersonnelDraft;
  problems: Partial<Record<keyof PersonnelDraft, string | undefined>>;
  change: (written: Partial<PersonnelDraft>) => void;
}

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
export function PersonnelFields({ draft, problems, change }: PersonnelFieldsProps) {
  const words = useMessages(personnelMessages);
  return PERSONNEL_GROUPS.map((group) => (
    <Section key={group} title={words[group]}>
      <FormGrid>
        {fieldsOf(group).map(([field, kind]) =>
          kind === "scan" ? (
            <WideField key={field}>
              <ScanField
                label={words[field]}
                value={draft[field]}
                onChange={(url) => change({ [field]: url })}
              />
            </WideField>
          ) : (
            <TextField
              key={field}
              label={words[field]}
              type={TYPES[kind]}
              inputMode={MODES[kind]}
              value={draft[field]}
              problem={problems[field]}
              onChange={(written) => change({ [field]: written })}
            />
          ),
        )}
      </FormGrid>
    </Section>
  ));
}
