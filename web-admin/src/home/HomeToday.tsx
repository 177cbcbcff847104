import { makeStyles } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import HomeTodayQueryNode, { type HomeTodayQuery } from "../__generated__/HomeTodayQuery.graphql.ts";
import { onAppointmentChange } from "../appointments/alerts/appointmentEvents.ts";
import { onOrderChange } from "../orders/alerts/orderEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { HomeCounts } from "./HomeCounts.tsx";
import { HomeFigures } from "./HomeFigures.tsx";
import { useIdle } from "./useIdle.ts";

/** The parts below the first rows are loaded when these are shown, so that the first screen stays small. */
const HomeAttention = createLazyComponent(
  async () => (await import("./attention/HomeAttention.tsx")).HomeAttention,
);
const HomeSchedule = createLazyComponent(
  async () => (await import("./schedule/HomeSchedule.tsx")).HomeSchedule,
);

const useStyles = makeStyles({
  root: { display: "grid", gap: "16px", maxWidth: "1560px" },
  parts: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    "@media (max-width: 1020px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** The time after which the page is refetched without a change, because entries become late and days end. */
const REFRESH_MS = 300_000;

/** Calls back after every change of an order or appointment, and regularly. Returns the unsubscribe function. */
function onAnyChange(changed: () => void): () => void {
  const leave = [onOrderChange(changed), onAppointmentChange(changed)];
  const timer = setInterval(changed, REFRESH_MS);
  return () => {
    clearInterval(timer);
    for (const left of leave) left();
  };
}

/** Shows the figures of the day, what needs attention, and who works, and keeps them up to date. */
export function HomeToday({ loaded }: { loaded: PreloadedQuery<HomeTodayQuery> }) {
  const styles = useStyles();
  const isIdle = useIdle();
  const { today } = useLoadedQuery<HomeTodayQuery>(
    graphql`
      query HomeTodayQuery {
        today {
          ...HomeFigures_today
          ...HomeCounts_today
          ...HomeAttention_today
          ...HomeSchedule_today
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(HomeTodayQueryNode, loaded.variables, onAnyChange);
  return (
    <div className={styles.root}>
      <HomeFigures today={today} />
      <HomeCounts today={today} />
      {isIdle ? (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <div className={styles.parts}>
            <HomeAttention today={today} />
            <HomeSchedule today={today} />
          </div>
        </Suspense>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </div>
  );
}
