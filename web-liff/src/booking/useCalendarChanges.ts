import { useEffect, useRef } from "react";
import { graphql, requestSubscription } from "react-relay";
import type { useCalendarChangesSubscription } from "../__generated__/useCalendarChangesSubscription.graphql.ts";
import { environment, onReconnected } from "../relay/environment.ts";

/** Calls back when free or busy times change, and after a reconnect, when changes may have been missed. */
export function useCalendarChanges(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    const subscription = requestSubscription<useCalendarChangesSubscription>(environment, {
      subscription: graphql`
        subscription useCalendarChangesSubscription {
          calendarChanged {
            at
          }
        }
      `,
      variables: {},
      onNext: () => latest.current(),
      onError: (error) => console.warn("Changes of the calendar do not come in", error),
    });
    const stop = onReconnected(() => latest.current());
    return () => {
      stop();
      subscription.dispose();
    };
  }, []);
}
