import { useCallback } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useBulkUndoMutation } from "../__generated__/useBulkUndoMutation.graphql.ts";
import type { BulkOutcome } from "../bulk/bulkRows.ts";
import { useReportUndone } from "./useReportUndone.ts";

/**
 * Returns a function that returns how the written rows of a bulk write are undone, for the toast that reports it;
 * undefined when none can be undone. A row that was changed since stays as it is; `onRefused` shows these instead
 * of a toast.
 */
export function useBulkUndo({
  onUndone,
  onRefused,
}: {
  onUndone?: () => void;
  onRefused?: (outcome: BulkOutcome) => void;
} = {}): (written: BulkOutcome) => (() => void) | undefined {
  const environment = useRelayEnvironment();
  const report = useReportUndone(onRefused);
  return useCallback(
    ({ undoable = [] }) => {
      if (undoable.length === 0) return undefined;
      // The button that wrote the rows may be gone by then, so its own mutation cannot be used.
      return () =>
        void commitMutation<useBulkUndoMutation>(environment, {
          mutation: graphql`
            mutation useBulkUndoMutation($input: UndoChangesInput!) {
              undoChanges(input: $input) {
                done
                refused
                rows { rowId message }
              }
            }
          `,
          variables: { input: { ids: undoable.map(({ id }) => id) } },
          onCompleted: ({ undoChanges }) => {
            report.completed(undoChanges);
            onUndone?.();
          },
          onError: report.failed,
        });
    },
    [environment, report, onUndone],
  );
}
