import { useEffect } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { onAppointmentChange } from "../appointments/appointmentEvents.ts";
import { useAskAgain } from "../shiftCalendar/useAskAgain.ts";

/** Many changes at once cause one request. */
const PAUSE_MS = 250;

/** Asks a shown query again whenever appointments change: those that come into its days are not in the store yet. */
export function useAppointmentsCatchUp<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
): void {
  const ask = useAskAgain<Query>(document, variables);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = onAppointmentChange(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [ask]);
}
