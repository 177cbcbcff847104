import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { usePlannedShiftsQuery } from "../__generated__/usePlannedShiftsQuery.graphql.ts";

type Changes = usePlannedShiftsQuery["variables"]["changes"];
type PlannedShifts = usePlannedShiftsQuery["response"]["plannedShifts"];

/** Loads how many shifts the changes would add, and how many would overlap; null until that is known. */
export function usePlannedShifts(changes: Changes): PlannedShifts | null {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<{ key: string; planned: PlannedShifts } | null>(null);
  const key = JSON.stringify(changes);
  useEffect(() => {
    const latest: Changes = JSON.parse(key);
    if (!latest.some(({ add }) => add && add.length > 0)) return;
    const request = fetchQuery<usePlannedShiftsQuery>(
      environment,
      graphql`
        query usePlannedShiftsQuery($changes: [StaffShiftsInput!]!) {
          plannedShifts(changes: $changes) {
            added
            overlapping
          }
        }
      `,
      { changes: latest },
      // The preview is only a hint: the choice of what happens to overlaps works without it.
    ).subscribe({ next: ({ plannedShifts }) => setLoaded({ key, planned: plannedShifts }), error: () => {} });
    return () => request.unsubscribe();
  }, [environment, key]);
  return loaded?.key === key ? loaded.planned : null;
}
