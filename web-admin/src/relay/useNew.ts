import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../language/language.ts";
import { messages } from "../ui/messages.ts";
import { useNotify } from "../ui/notifications.tsx";

interface Answer {
  onCompleted: () => void;
  onError: (error: Error) => void;
}

interface NewConfig<Fields> {
  /** What the form begins with. */
  initial: Fields;
  save: (draft: Fields, answer: Answer) => void;
  onClose: () => void;
}

/** The draft of a new record: saving it closes the form, says so, and shows it in the list. */
export function useNew<Fields extends Readonly<Record<string, string>>>(config: NewConfig<Fields>) {
  const { added } = useMessages(messages);
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(config.initial);
  const [error, setError] = useState<unknown>(null);
  const onCompleted = async () => {
    notify.success(added);
    // First the list, while the address still names the form: going to another address would not ask again.
    await revalidate();
    config.onClose();
  };
  return {
    draft,
    /** Writes into the draft. */
    change: (written: Partial<Fields>) => setDraft((latest) => ({ ...latest, ...written })),
    submit: () => {
      setError(null);
      config.save(draft, { onCompleted: () => void onCompleted(), onError: setError });
    },
    /** Why it was refused; null: it was not. */
    error,
  };
}
