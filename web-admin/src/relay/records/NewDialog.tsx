import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../language/language.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import type { FormFields, Problems, Values } from "../../ui/fields/formFields.ts";
import { useProblems } from "../../ui/fields/useProblems.ts";
import type { FieldNames } from "../failureText.ts";
import type { MutationCallbacks } from "../network/mutationCallbacks.ts";
import { isAppointmentConflict } from "./ConflictingAppointments.tsx";
import { useWhileOpen } from "./useWhileOpen.ts";

interface NewDialogProps<Fields extends Values> {
  title: string;
  busy: boolean;
  /** The initial values of the form. */
  initial: Fields;
  save: (draft: Fields, callbacks: MutationCallbacks, force: boolean) => void;
  /** Whether the record can be saved although appointments conflict. */
  forceable?: boolean;
  /** The effect on these appointments; the default is "not specified". */
  forceText?: string;
  fieldNames: FieldNames;
  problemsOf: (draft: Fields) => Problems<Fields>;
  onClose: () => void;
  /** Renders the form's fields. */
  children: (fields: FormFields<Fields>) => ReactNode;
}

/** The form of a new record. After saving, it shows a toast, refreshes the list and closes. */
export function NewDialog<Fields extends Values>(props: NewDialogProps<Fields>) {
  const { title, busy, initial, save, fieldNames, problemsOf, onClose, children } = props;
  const { added } = useMessages("ui");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<unknown>(null);
  const { shown, attempt } = useProblems(draft, problemsOf(draft));

  const { close, fail } = useWhileOpen(onClose, setError);

  const finish = async () => {
    notify.success(added);
    // The list is revalidated before the URL changes, because the route does not refetch when only the form
    // closes.
    await revalidate();
    close();
  };
  const submit = (force: boolean) => {
    setError(null);
    save(draft, { onCompleted: () => void finish(), onError: fail }, force);
  };
  const change = (written: Partial<Fields>) => {
    setDraft((latest) => ({ ...latest, ...written }));
    // The conflict belonged to the previous values.
    if (isAppointmentConflict(error)) setError(null);
  };
  return (
    <FormDialog
      title={title}
      busy={busy}
      error={error}
      fieldNames={fieldNames}
      onSubmit={() => attempt(() => submit(false))}
      onForce={props.forceable ? () => attempt(() => submit(true)) : undefined}
      forceText={props.forceText}
      onDismiss={onClose}
    >
      {children({ draft, problems: shown, change })}
    </FormDialog>
  );
}
