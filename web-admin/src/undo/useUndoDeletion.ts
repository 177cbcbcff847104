import { useCallback } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useUndoDeletionMutation } from "../__generated__/useUndoDeletionMutation.graphql.ts";
import { useReportUndone } from "./useReportUndone.ts";

/** Returns a function that returns how the deletion of records is undone, for the toast that reports it. */
export function useUndoDeletion(): (ids: readonly string[]) => () => void {
  const environment = useRelayEnvironment();
  const report = useReportUndone();
  return useCallback(
    (ids) => () =>
      // The dialog that deleted the records is closed by then, so its own mutation cannot be used.
      void commitMutation<useUndoDeletionMutation>(environment, {
        mutation: graphql`
          mutation useUndoDeletionMutation($input: UndoDeletionsInput!) {
            undoDeletions(input: $input) {
              done
              refused
              rows { rowId message }
            }
          }
        `,
        variables: { input: { ids } },
        onCompleted: ({ undoDeletions }) => report.completed(undoDeletions),
        onError: report.failed,
      }),
    [environment, report],
  );
}
