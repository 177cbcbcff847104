import { useState } from "react";
import { useRevalidator } from "react-router";
import type { useCreateCustomerMutation$data } from "../../__generated__/useCreateCustomerMutation.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { bindFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { customerTextFilter } from "../customerSearch.ts";
import { useCreateCustomer } from "./useCreateCustomer.ts";

type AddedCustomer = useCreateCustomerMutation$data["createCustomer"];

interface NewCustomerProps {
  /** What was searched for: a name or a phone number. */
  text?: string;
  onAdded?: (customer: AddedCustomer) => void;
  onClose: () => void;
}

/** The form of a new customer, who does not use LINE. */
export function NewCustomer({ text = "", onAdded, onClose }: NewCustomerProps) {
  const words = useMessages("customers");
  const { name: nameWord } = useMessages("uiRecord");
  const { added, required } = useMessages("ui");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [create, busy] = useCreateCustomer();
  const [draft, setDraft] = useState({ name: "", phone: "", note: "", ...customerTextFilter(text) });
  const [error, setError] = useState<unknown>(null);
  const { shown, attempt } = useProblems(draft, {
    name: draft.name.trim() === "" ? required : undefined,
  });
  const submit = () => {
    setError(null);
    create({
      variables: { input: draft },
      onCompleted: ({ createCustomer }) => {
        notify.success(added);
        onAdded?.(createCustomer);
        // The list is revalidated before the URL changes, because the route does not refetch when only the
        // form closes.
        void revalidate().then(onClose);
      },
      onError: setError,
    });
  };
  const fields = {
    draft,
    problems: shown,
    change: (written: Partial<typeof draft>) => setDraft((latest) => ({ ...latest, ...written })),
  };
  return (
    <FormDialog
      title={words.addTitle}
      busy={busy}
      error={error}
      fieldNames={{ name: nameWord, phone: words.phone, note: words.note }}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <span>{words.addText}</span>
      <TextField required label={nameWord} {...bindFields(fields, "name")} />
      <TextField label={words.phone} type="tel" inputMode="tel" {...bindFields(fields, "phone")} />
      <TextField long rows={3} label={words.note} {...bindFields(fields, "note")} />
    </FormDialog>
  );
}
