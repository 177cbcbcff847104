import { Button, makeStyles, Textarea } from "@fluentui/react-components";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { CustomerNote_customer$key } from "../__generated__/CustomerNote_customer.graphql.ts";
import CustomerPageQueryNode, {
  type CustomerPageQuery$variables,
} from "../__generated__/CustomerPageQuery.graphql.ts";
import { useUpdateCustomer } from "../customers/useUpdateCustomer.ts";
import { useMessages } from "../language/language.ts";
import { ConflictNotice } from "../relay/records/ConflictNotice.tsx";
import { useEdit } from "../relay/records/useEdit.ts";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { SaveStatus } from "../ui/feedback/SaveStatus.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { Card } from "./Card.tsx";

const useStyles = makeStyles({
  form: { display: "grid", rowGap: "8px" },
  actions: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "8px", minHeight: "32px" },
});

interface CustomerNoteProps {
  customer: CustomerNote_customer$key;
  variables: CustomerPageQuery$variables;
}

/** Edits staff's note about a customer in place. */
export function CustomerNote({ customer, variables }: CustomerNoteProps) {
  const styles = useStyles();
  const words = useMessages("customerPage");
  const { save, cancel } = useMessages("ui");
  const { revalidate } = useRevalidator();
  const [isSaved, setSaved] = useState(false);
  const [update, busy] = useUpdateCustomer();
  const { id, version, note } = useFragment(
    graphql`
      fragment CustomerNote_customer on Customer {
        id
        version
        note
      }
    `,
    customer,
  );
  const edit = useEdit({
    current: { version, values: { note } },
    shownBy: { document: CustomerPageQueryNode, variables },
    save: (seen, details, callbacks) =>
      update({
        variables: {
          input: { id, version: seen, details, addDiscountIds: [], removeDiscountIds: [] },
        },
        ...callbacks,
      }),
    onSaved: () => {
      setSaved(true);
      // The timeline shows the change.
      void revalidate();
    },
    onUnchanged: () => {},
  });
  useUnsaved(edit.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) edit.submit();
  };
  const names = { note: words.note };
  return (
    <Card title={words.note}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ConflictNotice conflict={edit.conflict} fieldNames={names} />
        <Textarea
          aria-label={words.note}
          placeholder={words.noteHint}
          resize="vertical"
          rows={3}
          maxLength={2000}
          value={edit.draft.note}
          onChange={(_, { value }) => edit.change({ note: value })}
        />
        <FormError error={edit.error} fieldNames={names} />
        <div className={styles.actions}>
          <SaveStatus shown={isSaved && !edit.isChanged} />
          {edit.isChanged && (
            <>
              <BusyButton type="submit" busy={busy}>
                {save}
              </BusyButton>
              <Button disabled={busy} onClick={() => edit.change({ note })}>
                {cancel}
              </Button>
            </>
          )}
        </div>
      </form>
    </Card>
  );
}
