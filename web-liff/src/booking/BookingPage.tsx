import { DEFAULT_TIME_ZONE, dayOf } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { BookingPageQuery } from "../__generated__/BookingPageQuery.graphql.ts";
import { useSearch } from "../location.ts";
import type { PageProps } from "../relay/RoutePage.tsx";
import { useSession } from "../session/session.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { BlockedNotice } from "./BookingNotice.tsx";
import { BookingTiles } from "./BookingTiles.tsx";
import { readBookingOptions } from "./bookingOptions.ts";
import { readBookingSearch, showBooked } from "./bookingSearch.ts";
import { BookingConfirmation } from "./confirm/BookingConfirmation.tsx";
import type { BookedAppointment } from "./confirm/useBookAppointment.ts";
import { BookingForm } from "./form/BookingForm.tsx";
import { useBookingDraft } from "./useBookingDraft.ts";
import { useServiceOffers } from "./useServiceOffers.ts";

/**
 * The booking page (booking.md §2): a choice of two modes, then the form. Blocked customers see a notice
 * instead.
 */
export function BookingPage({ query }: PageProps<BookingPageQuery>) {
  const data = usePreloadedQuery<BookingPageQuery>(
    graphql`
      query BookingPageQuery {
        store {
          timeZone
          openWeekdays
          ...ContactMethods_store
        }
        bookableStaff {
          id
          name
          englishName
          positionName
          imageUrl
          services {
            id
          }
        }
        ...useServiceOffers_query
      }
    `,
    query,
  );
  const services = useServiceOffers(data);
  const { customer } = useSession();
  const { mode, view } = readBookingSearch(useSearch());
  const { draft, change, reset } = useBookingDraft();
  const [booked, setBooked] = useState<BookedAppointment | null>(null);
  const [refused, setRefused] = useState(false);
  const store = data.store ?? null;
  const timeZone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  if (refused || customer?.blocked) return <BlockedNotice store={store} />;
  if (booked !== null && view === "booked")
    return <BookingConfirmation appointment={booked} store={store} timeZone={timeZone} />;
  // The tile decides who is preselected.
  if (mode === null) return <BookingTiles onChoose={() => change({ staff: null })} />;
  if (services === null) return <Skeleton shape="page" />;
  return (
    <BookingForm
      key={mode}
      mode={mode}
      view={view}
      draft={draft}
      offers={readBookingOptions(data.bookableStaff, services, mode)}
      store={store}
      timeZone={timeZone}
      onChange={change}
      onBooked={(appointment) => {
        setBooked(appointment);
        reset();
        showBooked(dayOf(new Date(appointment.startsAt), timeZone));
      }}
      onBlocked={() => setRefused(true)}
    />
  );
}
