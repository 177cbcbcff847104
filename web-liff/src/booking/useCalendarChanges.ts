import { useEffect, useRef } from "react";
import { graphql, requestSubscription } from "react-relay";
import type { useCalendarChangesSubscription } from "../__generated__/useCalendarChangesSubscription.graphql.ts";
import { environment } from "../relay/environment.ts";
import { useMissedChanges } from "../relay/useMissedChanges.ts";

/**
 * Calls back when free or busy times change, and when such a change may have been missed. `queryIds` is a stable array of
 * the shown queries.
 */
export function useCalendarChanges(queryIds: readonly string[], onChange: () => void): void {
  useMissedChanges(queryIds, onChange);
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
    return () => subscription.dispose();
  }, []);
}
