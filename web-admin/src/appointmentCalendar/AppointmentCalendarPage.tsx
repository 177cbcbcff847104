import { dayOf } from "@machiya/schema/domain/shopTime";
import { Suspense, useDeferredValue } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { AppointmentCalendarQuery } from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { withPlace } from "../shiftCalendar/shiftSearch.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Panel } from "../ui/Panel.tsx";
import { AppointmentCalendar } from "./AppointmentCalendar.tsx";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { readPlace } from "./calendarSearch.ts";
import { messages } from "./messages.ts";

/** Who comes when (/appointmentlog). Opened without more, it shows this month. Source: booking.md §2. */
export function AppointmentCalendarPage() {
  const words = useMessages(messages);
  const [search] = useSearchParams();
  const { timeZone } = useStoreSettings();
  const wanted = useRouteLoaded<AppointmentCalendarQuery>();
  const loaded = useDeferredValue(wanted);
  if (wanted === null) {
    const today = { view: readPlace(search).view, day: dayOf(new Date(), timeZone) };
    return <Navigate to={{ search: `${withPlace(search, today)}` }} replace />;
  }
  return (
    <Page title={words.title}>
      <CalendarFilters />
      <Boundary attempt={loaded}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={8} />
            </Panel>
          }
        >
          {loaded !== null && <AppointmentCalendar loaded={loaded} stale={loaded !== wanted} />}
        </Suspense>
      </Boundary>
    </Page>
  );
}
