import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { type ReactNode, Suspense, useDeferredValue } from "react";
import type { PreloadedQuery } from "react-relay";
import type { To } from "react-router";
import type { OperationType } from "relay-runtime";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Redirect } from "../ui/Redirect.tsx";

interface CalendarPageProps<Query extends OperationType> {
  title: string;
  /** Returns the URL of a day. It is used for today, which depends on the store's time zone. */
  at: (day: string) => To;
  /** Gives a content of fixed width more room. */
  broad?: boolean;
  /** The tools beside the title. */
  tools?: ReactNode;
  /** The content above the calendar; `stale` means that other days are loading. */
  above?: (stale: boolean) => ReactNode;
  children: (loaded: PreloadedQuery<Query>, stale: boolean) => ReactNode;
}

/** A screen that shows days. Without a day in the URL, and so without a query, it redirects to today. */
export function CalendarPage<Query extends OperationType>({
  title,
  at,
  above,
  broad,
  tools,
  children,
}: CalendarPageProps<Query>) {
  const { timeZone } = useStoreSettings();
  const wanted = useRouteLoaded<Query>();
  const loaded = useDeferredValue(wanted);
  const stale = loaded !== wanted;
  if (wanted === null) return <Redirect to={at(dayOf(new Date(), timeZone))} />;
  return (
    <Page title={title} broad={broad} tools={tools}>
      {above?.(stale)}
      <Boundary attempt={loaded}>
        <Suspense fallback={<Waiting />}>
          {/* After the redirect to today, the deferred query is still that of the address without a day. */}
          {loaded === null ? <Waiting /> : children(loaded, stale)}
        </Suspense>
      </Boundary>
    </Page>
  );
}

function Waiting() {
  return (
    <Panel>
      <ListSkeleton rows={8} />
    </Panel>
  );
}
