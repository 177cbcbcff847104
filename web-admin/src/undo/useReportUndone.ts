import { useMemo } from "react";
import { useRevalidator } from "react-router";
import type { BulkOutcome } from "../bulk/bulkRows.ts";
import { useMessages } from "../language/language.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";

/**
 * Returns the callbacks that report undone rows and refresh the list. `onRefused` shows the refused rows instead of a
 * toast.
 */
export function useReportUndone(onRefused?: (outcome: BulkOutcome) => void) {
  const { undoneRows, undoTitle } = useMessages("bulk");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  return useMemo(
    () => ({
      completed: (outcome: BulkOutcome) => {
        const { done, refused, rows } = outcome;
        const [reason] = rows.flatMap(({ message }) => message ?? []);
        if (refused === 0) notify.success(undoneRows(done));
        else if (onRefused !== undefined) onRefused(outcome);
        else notify.refusal(undoTitle(refused), reason ?? "");
        void revalidate();
      },
      failed: notify.failure,
    }),
    [undoneRows, undoTitle, notify, revalidate, onRefused],
  );
}
