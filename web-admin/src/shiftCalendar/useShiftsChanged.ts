import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useShiftsChangedSubscription } from "../__generated__/useShiftsChangedSubscription.graphql.ts";
import { onReconnect } from "../relay/connection.ts";

/** Many shifts at once cause one request. */
const PAUSE_MS = 250;

/**
 * Calls back when working hours in these days (YYYY-MM-DD, both included) have changed, or may have while the connection
 * was lost, for as long as it is mounted.
 */
export function useShiftsChanged({ from, to }: { from: string; to: string }, onChange: () => void): void {
  const latest = useRef({ from, to, onChange });
  useEffect(() => {
    latest.current = { from, to, onChange };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = onReconnect(() => latest.current.onChange());
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, []);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useShiftsChangedSubscription {
          shiftsChanged {
            from
            to
          }
        }
      `,
      variables: {},
      onNext: (answer: useShiftsChangedSubscription["response"] | null | undefined) => {
        const change = answer?.shiftsChanged;
        if (change == null) return;
        const shown = latest.current;
        if ((change.from ?? "") > shown.to || (change.to ?? "9999-12-31") < shown.from) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current.onChange(), PAUSE_MS);
      },
    }),
    [],
  );
  useSubscription<useShiftsChangedSubscription>(config);
}
