import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { type ReactNode, Suspense, useDeferredValue } from "react";
import type { PreloadedQuery } from "react-relay";
import { Navigate, type To } from "react-router";
import type { OperationType } from "relay-runtime";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";

interface CalendarPageProps<Query extends OperationType> {
  title: string;
  /** The address of a day, for today's, which only the store's zone can tell. */
  at: (day: string) => To;
  /** What stands above, whatever has come; `stale`: other days are on their way. */
  above?: (stale: boolean) => ReactNode;
  children: (loaded: PreloadedQuery<Query>, stale: boolean) => ReactNode;
}

/** A screen about days. Opened without naming any, and so without a query, it shows those around today. */
export function CalendarPage<Query extends OperationType>({
  title,
  at,
  above,
  children,
}: CalendarPageProps<Query>) {
  const { timeZone } = useStoreSettings();
  const wanted = useRouteLoaded<Query>();
  const loaded = useDeferredValue(wanted);
  const stale = loaded !== wanted;
  if (wanted === null) return <Navigate to={at(dayOf(new Date(), timeZone))} replace />;
  return (
    <Page title={title}>
      {above?.(stale)}
      <Boundary attempt={loaded}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={8} />
            </Panel>
          }
        >
          {loaded !== null && children(loaded, stale)}
        </Suspense>
      </Boundary>
    </Page>
  );
}
