import { isUnseen } from "@machiya/schema/domain/preferences/alertSettings";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useUnseenAlertsQuery } from "../__generated__/useUnseenAlertsQuery.graphql.ts";
import { onReconnect } from "../relay/network/connection.ts";
import { onAlert } from "./onAlert.ts";
import { useSeenUntil } from "./useSeenUntil.ts";

/** The pause that combines many changes into one request. */
const PAUSE_MS = 500;

/** Returns the number of alerts that the user has not seen, 0 until it is known. */
export function useUnseenAlerts(): number {
  const environment = useRelayEnvironment();
  const { settings } = useSeenUntil();
  const [times, setTimes] = useState<readonly string[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      fetchQuery<useUnseenAlertsQuery>(
        environment,
        graphql`
          query useUnseenAlertsQuery {
            alerts {
              id
              at
            }
          }
        `,
        {},
      ).subscribe({
        next: ({ alerts }) => setTimes(alerts.map(({ at }) => at)),
        // The number stays as it is until the next change.
        error: () => {},
      });
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    read();
    const leave = [onAlert(readSoon), onReconnect(readSoon)];
    return () => {
      clearTimeout(timer);
      for (const left of leave) left();
    };
  }, [environment]);
  return times.filter((at) => isUnseen(at, settings)).length;
}
