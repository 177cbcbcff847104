import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { Fragment, type ReactNode, type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../language/language.ts";
import type { FieldNames } from "../relay/failureText.ts";
import { ConflictNotice } from "../relay/records/ConflictNotice.tsx";
import type { useEdit } from "../relay/records/useEdit.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { FormActions } from "../ui/fields/FormActions.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import type { FormFields, Problems, Values } from "../ui/fields/formFields.ts";
import { useProblems } from "../ui/fields/useProblems.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px", maxWidth: "760px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

interface SettingsFormProps<Fields extends Values> {
  title: string;
  busy: boolean;
  edit: ReturnType<typeof useEdit<Fields>>;
  /** The validation errors of the draft. */
  problems: Problems<Fields>;
  fieldNames: FieldNames;
  /** Formats a field's value in the notice of a conflict. */
  valueText: (field: string, value: string) => string;
  children: (fields: FormFields<Fields>) => ReactNode;
}

/** A form of the settings, which is saved apart from the others. */
export function SettingsForm<Fields extends Values>(props: SettingsFormProps<Fields>) {
  const { title, busy, edit, problems, fieldNames, valueText, children } = props;
  const styles = useStyles();
  const { save, cancel } = useMessages("ui");
  const { draft, change } = edit;
  const { shown, attempt } = useProblems(draft, problems);
  const [canceled, setCanceled] = useState(0);
  useUnsaved(edit.isChanged);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    flushSync(() => attempt(() => edit.submit()));
    // Validation errors are rendered now; the first invalid field gets the focus.
    event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  return (
    <Panel padded>
      <form className={styles.form} aria-label={title} onSubmit={submit} noValidate>
        <h3 className={styles.title}>{title}</h3>
        <ConflictNotice conflict={edit.conflict} fieldNames={fieldNames} valueText={valueText} />
        {/* New fields also lose a text that is not one of the form's values. */}
        <Fragment key={canceled}>{children({ draft, problems: shown, change })}</Fragment>
        <FormError error={edit.error} fieldNames={fieldNames} />
        <FormActions>
          <Button
            type="button"
            disabled={busy || !edit.isChanged}
            onClick={() => {
              edit.reset();
              setCanceled(canceled + 1);
            }}
          >
            {cancel}
          </Button>
          <BusyButton type="submit" busy={busy} disabled={!edit.isChanged}>
            {save}
          </BusyButton>
        </FormActions>
      </form>
    </Panel>
  );
}
