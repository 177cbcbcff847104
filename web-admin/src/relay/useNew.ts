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
  const onCompleted = () => {
    config.onClose();
    notify.success(added);
    void revalidate();
  };
  return {
    draft,
    /** Writes into the draft. */
    change: (written: Partial<Fields>) => setDraft((latest) => ({ ...latest, ...written })),
    submit: () => {
      setError(null);
      config.save(draft, { onCompleted, onError: setError });
    },
    /** Why it was refused; null: it was not. */
    error,
  };
}
