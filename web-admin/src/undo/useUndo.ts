import { readGlobalId } from "@machiya/schema/ids";
import { useCallback } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import type { useUndoMutation } from "../__generated__/useUndoMutation.graphql.ts";
import type { BulkOutcome } from "../bulk/bulkRows.ts";
import { useMessages } from "../language/language.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";

/** The record after a change, as its mutation returned it. */
interface ChangedRecord {
  undoable?: { readonly id: string } | null | undefined;
  version?: number | null | undefined;
}

/** Returns the reasons for which rows were not restored, each after the numbers of its rows. */
function refusalsByReason(rows: BulkOutcome["rows"]): string {
  const numbers = new Map<string, string[]>();
  for (const { rowId, message } of rows)
    if (message != null)
      numbers.set(message, [...(numbers.get(message) ?? []), `#${readGlobalId(rowId)?.id}`]);
  return [...numbers].map(([reason, of]) => `${of.join(" ")} ${reason}`).join(" · ");
}

/**
 * Returns a function that returns how a change is undone, for the toast that reports it; undefined when it cannot
 * be undone. The server undoes it while the record has not changed since. `onUndone` is called afterwards.
 */
export function useUndo(
  onUndone?: () => void,
): (changed: ChangedRecord | null | undefined) => (() => void) | undefined {
  const environment = useRelayEnvironment();
  const { undone } = useMessages("ui");
  const { undoneExcept } = useMessages("bulk");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  return useCallback(
    (changed) => {
      const id = changed?.undoable?.id;
      if (id === undefined) return undefined;
      // The dialog that made the change is closed by then, so its own mutation cannot be used.
      return () =>
        void commitMutation<useUndoMutation>(environment, {
          mutation: graphql`
            mutation useUndoMutation($input: UndoChangeInput!) {
              undoChange(input: $input) {
                order {
                  updatedAt
                  ...OrderColumns_order
                  ...OrderDetail_order
                  ...OrderDetailsEditor_order
                }
                appointment {
                  ...AppointmentColumns_appointment
                  ...AppointmentDetail_appointment
                }
                customer {
                  ...CustomerColumns_customer
                }
                product {
                  ...ProductColumns_product
                  ...ProductEditor_product
                }
                staffMember {
                  ...StaffActions_staffMember
                  ...StaffStateTag_staffMember
                }
                appointments {
                  refused
                  rows { rowId message }
                }
              }
            }
          `,
          variables: { input: { id, version: changed?.version ?? null } },
          onCompleted: ({ undoChange: { appointments } }) => {
            if (appointments.refused === 0) notify.success(undone);
            else notify.refusal(undoneExcept(appointments.refused), refusalsByReason(appointments.rows));
            void revalidate();
            onUndone?.();
          },
          onError: notify.failure,
        });
    },
    [environment, undone, undoneExcept, notify, revalidate, onUndone],
  );
}
