import { isUnseen } from "@machiya/schema/domain/preferences/alertSettings";
import { graphql } from "react-relay";
import type { useUnseenAlertsQuery } from "../__generated__/useUnseenAlertsQuery.graphql.ts";
import { useBackgroundQuery } from "../relay/useBackgroundQuery.ts";
import { onAlert } from "./onAlert.ts";
import { useSeenUntil } from "./useSeenUntil.ts";

/** Returns the number of alerts that the user has not seen, 0 until it is known. */
export function useUnseenAlerts(): number {
  const { settings } = useSeenUntil();
  const data = useBackgroundQuery<useUnseenAlertsQuery>(
    graphql`
      query useUnseenAlertsQuery {
        alerts {
          id
          at
        }
      }
    `,
    {},
    onAlert,
  );
  return (data?.alerts ?? []).filter(({ at }) => isUnseen(at, settings)).length;
}
