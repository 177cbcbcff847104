import { dayOf } from "@machiya/schema/domain/shopTime";
import { Suspense, useDeferredValue } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { TimetableQuery } from "../__generated__/TimetableQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { readDay } from "../relay/search.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Panel } from "../ui/Panel.tsx";
import { timetablePath } from "./calendarSearch.ts";
import { messages } from "./messages.ts";
import { Timetable } from "./Timetable.tsx";
import { TimetableBar } from "./TimetableBar.tsx";

/** A day on one sheet of paper (/appointmentlog/timetable?day=). Source: booking.md §2. */
export function TimetablePage() {
  const words = useMessages(messages);
  const [search] = useSearchParams();
  const { timeZone } = useStoreSettings();
  const wanted = useRouteLoaded<TimetableQuery>();
  const loaded = useDeferredValue(wanted);
  if (wanted === null) return <Navigate to={timetablePath(dayOf(new Date(), timeZone))} replace />;
  return (
    <Page title={words.timetable}>
      <TimetableBar day={readDay(search, "day")} stale={loaded !== wanted} />
      <Boundary attempt={loaded}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={6} />
            </Panel>
          }
        >
          {loaded !== null && <Timetable loaded={loaded} />}
        </Suspense>
      </Boundary>
    </Page>
  );
}
