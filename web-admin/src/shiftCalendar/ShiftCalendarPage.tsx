import { dayOf } from "@machiya/schema/domain/shopTime";
import { Suspense, useDeferredValue } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { ShiftCalendarQuery } from "../__generated__/ShiftCalendarQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Panel } from "../ui/Panel.tsx";
import { messages } from "./messages.ts";
import { ShiftCalendar } from "./ShiftCalendar.tsx";
import { readPlace, withPlace } from "./shiftSearch.ts";

/** Who works when (/employer-shift). Opened without more, it shows this month of everyone. Source: booking.md §2. */
export function ShiftCalendarPage() {
  const words = useMessages(messages);
  const [search] = useSearchParams();
  const { timeZone } = useStoreSettings();
  const wanted = useRouteLoaded<ShiftCalendarQuery>();
  const loaded = useDeferredValue(wanted);
  if (wanted === null) {
    const today = { view: readPlace(search).view, day: dayOf(new Date(), timeZone) };
    return <Navigate to={{ search: `${withPlace(search, today)}` }} replace />;
  }
  return (
    <Page title={words.title}>
      <Boundary attempt={loaded}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={8} />
            </Panel>
          }
        >
          {loaded !== null && <ShiftCalendar loaded={loaded} stale={loaded !== wanted} />}
        </Suspense>
      </Boundary>
    </Page>
  );
}
