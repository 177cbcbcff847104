import { Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import type { CredentialField } from "@machiya/schema/domain/orders/credentialFields";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({
  fields: { display: "flex", flexDirection: "column", rowGap: "10px" },
  state: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The numbers of a merchant, which are no secrets. */
const PUBLIC_FIELDS: readonly CredentialField[] = ["channelId", "merchantId"];

type CredentialTexts = Partial<Record<CredentialField, string | undefined>>;

interface CredentialFieldsProps {
  fields: readonly CredentialField[];
  draft: Readonly<CredentialTexts>;
  problems: Readonly<CredentialTexts>;
  change: (written: Partial<Record<CredentialField, string>>) => void;
  /** When the stored credentials were set; null without any. */
  setAt: string | null;
  canStore: boolean;
}

/** The fields of new credentials. The stored ones are never shown. */
export function CredentialFields({ fields, setAt, canStore, ...form }: CredentialFieldsProps) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const { dayTime } = useDates();
  return (
    <FieldGroup label={words.credentials}>
      <div className={styles.fields}>
        <p className={styles.state}>{setAt === null ? words.notStored : words.storedOn(dayTime(setAt))}</p>
        {fields.map((field) => (
          <Field
            key={field}
            label={words.credentialField[field]}
            validationMessage={form.problems[field] ?? null}
          >
            <Input
              type={PUBLIC_FIELDS.includes(field) ? "text" : "password"}
              // A password manager neither fills in the fields nor offers to keep them.
              autoComplete={PUBLIC_FIELDS.includes(field) ? "off" : "new-password"}
              autoCapitalize="none"
              spellCheck={false}
              disabled={!canStore}
              value={form.draft[field] ?? ""}
              onChange={(_, { value }) => form.change({ [field]: value })}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}
