import { type ReactNode, useState } from "react";
import type { MutationCallbacks } from "../relay/network/mutationCallbacks.ts";
import { detailsOf, type StoreDraft } from "./storeDraft.ts";
import { TimeZoneQuestion } from "./TimeZoneQuestion.tsx";
import { useUpdateStore } from "./useUpdateStore.ts";

interface SavedStore {
  /** Sends the changes of a form, with the version that it loaded. */
  save: (version: number, changes: Partial<StoreDraft>, callbacks: MutationCallbacks) => void;
  busy: boolean;
  /** What is asked before another time zone is saved; null while there is no question. */
  question: ReactNode;
}

/** Returns how the store's record, with these values, is saved. Another time zone is saved after a question. */
export function useSaveStore(id: string, values: StoreDraft): SavedStore {
  const [update, busy] = useUpdateStore();
  const [waiting, setWaiting] = useState<{ to: string; send: () => void } | null>(null);
  return {
    busy,
    save: (version, changes, callbacks) => {
      const details = detailsOf(changes, { ...values, ...changes });
      const send = () => {
        update({ variables: { input: { id, version, details } }, ...callbacks });
      };
      const { timeZone = values.timeZone } = changes;
      if (timeZone === values.timeZone) send();
      else setWaiting({ to: timeZone, send });
    },
    question: waiting && (
      <TimeZoneQuestion
        from={values.timeZone}
        to={waiting.to}
        onConfirm={() => {
          setWaiting(null);
          waiting.send();
        }}
        onDismiss={() => setWaiting(null)}
      />
    ),
  };
}
