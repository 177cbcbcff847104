import { Field, Textarea } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlockEditor_block$key } from "../__generated__/BlockEditor_block.graphql.ts";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { useUpdateBlocks } from "./useUpdateBlocks.ts";

/** Edits the reason of a block. */
export function BlockEditor({ block, onClose }: { block: BlockEditor_block$key; onClose: () => void }) {
  const words = useMessages("blocks");
  const nameOf = useCustomerName();
  const { saved } = useMessages("ui");
  const notify = useToast();
  const [update, busy] = useUpdateBlocks();
  const { id, note, customer } = useFragment(
    graphql`
      fragment BlockEditor_block on CustomerBlock {
        id
        note
        customer {
          name
        }
      }
    `,
    block,
  );
  const [draft, setDraft] = useState(note);
  const [error, setError] = useState<unknown>(null);
  const submit = () =>
    update({
      variables: { input: { ids: [id], note: draft } },
      onCompleted: () => {
        onClose();
        notify.success(saved);
      },
      onError: setError,
    });
  return (
    <FormDialog
      title={words.editTitle(nameOf(customer.name))}
      busy={busy}
      error={error}
      fieldNames={{ note: words.note }}
      onSubmit={submit}
      onDismiss={onClose}
    >
      <Field label={words.note}>
        <Textarea value={draft} rows={3} maxLength={2000} onChange={(_, { value }) => setDraft(value)} />
      </Field>
    </FormDialog>
  );
}
