import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { Fragment, type ReactNode, type SubmitEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../language/language.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import type { FormFields, Problems, Values } from "../../ui/fields/formFields.ts";
import { useProblems } from "../../ui/fields/useProblems.ts";
import type { FieldNames } from "../failureText.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import type { useEdit } from "./useEdit.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px", maxWidth: "760px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

interface PageFormProps<Fields extends Values> {
  title: string;
  /** The level of its heading; the default is that of a part of a section. */
  heading?: "h2" | "h3";
  /** The pathname of the page, if dialogs open over it by other parameters of its URL. */
  page?: string;
  busy: boolean;
  edit: ReturnType<typeof useEdit<Fields>>;
  /** The validation errors of the draft. */
  problems: Problems<Fields>;
  fieldNames: FieldNames;
  /** Formats a field's value in the notice of a conflict. */
  valueText: (field: string, value: string) => string;
  children: (fields: FormFields<Fields>) => ReactNode;
}

const NO_PAGES: readonly string[] = [];

/** A form on a page, which is saved apart from the others and stays open. */
export function PageForm<Fields extends Values>(props: PageFormProps<Fields>) {
  const {
    title,
    heading: Heading = "h3",
    page,
    busy,
    edit,
    problems,
    fieldNames,
    valueText,
    children,
  } = props;
  const styles = useStyles();
  const { save, cancel } = useMessages("ui");
  const { draft, change } = edit;
  const { shown, attempt } = useProblems(draft, problems);
  const [canceled, setCanceled] = useState(0);
  const pages = useMemo(() => (page === undefined ? NO_PAGES : [page]), [page]);
  useUnsaved(edit.isChanged, { pages });
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
        <Heading className={styles.title}>{title}</Heading>
        <ConflictNotice conflict={edit.conflict} fieldNames={fieldNames} valueText={valueText} />
        {/* New fields also lose a text that is not one of the form's values. */}
        <Fragment key={canceled}>{children({ draft, problems: shown, change })}</Fragment>
        <FormActions message={<FormError error={edit.error} fieldNames={fieldNames} />}>
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
