import { Field, Textarea } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlockDialog_customer$key } from "../__generated__/BlockDialog_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { useUndo } from "../undo/useUndo.ts";
import { useBlockCustomers } from "./useBlockCustomers.ts";
import { useCustomerName } from "./useCustomerName.ts";

interface BlockDialogProps {
  customer: BlockDialog_customer$key;
  onClose: () => void;
}

/** Asks for the reason of a block and blocks the customer. */
export function BlockDialog({ customer, onClose }: BlockDialogProps) {
  const words = useMessages("customers");
  const nameOf = useCustomerName();
  const notify = useToast();
  const undo = useUndo();
  const [block, busy] = useBlockCustomers();
  const [note, setNote] = useState("");
  const [error, setError] = useState<unknown>(null);
  const { id, name } = useFragment(
    graphql`
      fragment BlockDialog_customer on Customer {
        id
        name
      }
    `,
    customer,
  );
  const submit = () =>
    block({
      variables: { input: { customerIds: [id], note } },
      onCompleted: ({ blockCustomers: [blocked] }) => {
        onClose();
        notify.success(words.blockedSuccess(nameOf(name)), undo(blocked?.customer));
      },
      onError: setError,
    });
  return (
    <FormDialog
      title={words.blockTitle(nameOf(name))}
      submit={words.block}
      busy={busy}
      error={error}
      fieldNames={{ note: words.blockNote }}
      onSubmit={submit}
      onDismiss={onClose}
    >
      <span>{words.blockText}</span>
      <Field label={words.blockNote} hint={words.blockNoteHint}>
        <Textarea value={note} rows={3} maxLength={2000} onChange={(_, { value }) => setNote(value)} />
      </Field>
    </FormDialog>
  );
}
