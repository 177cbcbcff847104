import { Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import type { CredentialField } from "@machiya/schema/domain/paymentProviders/credentialField";
import { useLanguage, useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({
  fields: { display: "flex", flexDirection: "column", rowGap: "10px" },
  state: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type CredentialTexts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

interface CredentialFieldsProps<Name extends string> {
  fields: readonly (CredentialField & { name: Name })[];
  draft: CredentialTexts<Name>;
  problems: CredentialTexts<Name>;
  /** Takes what was written into one field. */
  change: (name: Name, written: string) => void;
  /** When the stored credentials were set; null without any. */
  setAt: string | null;
  canStore: boolean;
}

/** The fields of new credentials. The stored ones are never shown. */
export function CredentialFields<Name extends string>({
  fields,
  setAt,
  canStore,
  ...form
}: CredentialFieldsProps<Name>) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const { language } = useLanguage();
  const { dayTime } = useDates();
  return (
    <FieldGroup label={words.credentials}>
      <div className={styles.fields}>
        <p className={styles.state}>{setAt === null ? words.notStored : words.storedOn(dayTime(setAt))}</p>
        {fields.map(({ name, label, isSecret }) => (
          <Field key={name} label={label[language]} validationMessage={form.problems[name] ?? null}>
            <Input
              type={isSecret ? "password" : "text"}
              // A password manager neither fills in the fields nor offers to keep them.
              autoComplete={isSecret ? "new-password" : "off"}
              autoCapitalize="none"
              spellCheck={false}
              disabled={!canStore}
              value={form.draft[name] ?? ""}
              onChange={(_, { value }) => form.change(name, value)}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}
