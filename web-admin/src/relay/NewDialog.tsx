import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../language/language.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { messages } from "../ui/messages.ts";
import { useNotify } from "../ui/notifications.tsx";
import { useProblems } from "../ui/useProblems.ts";
import type { FieldNames } from "./failureText.ts";

type Values = Readonly<Record<string, string>>;
type Problems<Fields> = Partial<Record<keyof Fields, string | undefined>>;

interface NewDialogProps<Fields extends Values> {
  title: string;
  busy: boolean;
  /** What the form begins with. */
  initial: Fields;
  save: (draft: Fields, answer: { onCompleted: () => void; onError: (error: Error) => void }) => void;
  fieldNames: FieldNames;
  problemsOf: (draft: Fields) => Problems<Fields>;
  onClose: () => void;
  /** The form's fields. */
  children: (fields: {
    draft: Fields;
    problems: Problems<Fields>;
    change: (written: Partial<Fields>) => void;
  }) => ReactNode;
}

/** The form of a new record: saving it says so, shows it in the list and closes the form. */
export function NewDialog<Fields extends Values>(props: NewDialogProps<Fields>) {
  const { title, busy, initial, save, fieldNames, problemsOf, onClose, children } = props;
  const { added } = useMessages(messages);
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<unknown>(null);
  const { shown, attempt } = useProblems(draft, problemsOf(draft));

  const finish = async () => {
    notify.success(added);
    // First the list, while the address still names the form: going to another address would not ask again.
    await revalidate();
    onClose();
  };
  const submit = () => {
    setError(null);
    save(draft, { onCompleted: () => void finish(), onError: setError });
  };
  return (
    <FormDialog
      title={title}
      busy={busy}
      error={error}
      fieldNames={fieldNames}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      {children({
        draft,
        problems: shown,
        change: (written) => setDraft((latest) => ({ ...latest, ...written })),
      })}
    </FormDialog>
  );
}
