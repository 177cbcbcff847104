import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import { DEFAULT_TIME_ZONE, dayOf } from "@machiya/schema/domain/time/shopTime";
import { useMemo } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "wouter";
import type { CalendarPageQuery } from "../__generated__/CalendarPageQuery.graphql.ts";
import { useCalendarChanges } from "../booking/useCalendarChanges.ts";
import { useMessages } from "../language/language.ts";
import { useSearch } from "../location.ts";
import { paths } from "../paths.ts";
import type { PageProps } from "../relay/RoutePage.tsx";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { CalendarBar } from "./CalendarBar.tsx";
import { CalendarGrid } from "./CalendarGrid.tsx";
import styles from "./CalendarPage.module.css";
import { onDay, ownItems, renderedEvents } from "./calendarEvents.ts";
import { goCalendar, readCalendarSearch } from "./calendarSearch.ts";
import { DayList } from "./DayList.tsx";
import { Legend } from "./Legend.tsx";
import { OpenAppointment } from "./OpenAppointment.tsx";
import { useCalendarTimes } from "./useCalendarTimes.ts";
import { useMyAppointmentChanges } from "./useMyAppointmentChanges.ts";

/**
 * Shows a month or week: the customer's own appointments in detail, all others only as busy (booking.md §2).
 */
export function CalendarPage({ query }: PageProps<CalendarPageQuery>) {
  const data = usePreloadedQuery<CalendarPageQuery>(
    graphql`
      query CalendarPageQuery {
        store {
          timeZone
          openWeekdays
          openingHours
          address
        }
      }
    `,
    query,
  );
  const text = useMessages("appointmentCalendar");
  const { customer, checking, signIn } = useSession();
  const search = readCalendarSearch(useSearch());
  const store = data.store ?? null;
  const timeZone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  const today = dayOf(new Date(), timeZone);
  const chosen = search.day ?? today;
  const { view } = search;
  const { from, to } = shownDays(view, chosen);
  const times = useCalendarTimes({ from, to }, customer !== null);
  useCalendarChanges(times.reload);
  const announcement = useMyAppointmentChanges(customer !== null, times.reload);

  const events = useMemo(
    () => renderedEvents(ownItems(times.data, text.notSpecified), view, { from, to }, timeZone),
    [times.data, text, view, from, to, timeZone],
  );
  const own = times.data?.own ?? [];
  const busy = times.data?.busy ?? [];
  const choose = (day: string) => goCalendar({ day }, { replace: true });
  const open = (appointment: string) => goCalendar({ appointment });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <Link href={paths.booking} className={styles.book ?? ""}>
          <Icon name="plus" size={18} />
          {text.book}
        </Link>
      </header>
      {customer === null && !checking && (
        <section className={styles.signIn} aria-label={text.signInTitle}>
          <p>{text.signInTitle}</p>
          <Button look="quiet" onClick={() => void signIn()}>
            {text.signIn}
          </Button>
        </section>
      )}
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
      <div className={styles.columns}>
        <div className={styles.calendar}>
          <CalendarBar
            view={view}
            chosen={chosen}
            today={today}
            onChoose={choose}
            onView={(next) => goCalendar({ view: next === "month" ? null : next }, { replace: true })}
          />
          <CalendarGrid
            view={view}
            chosen={chosen}
            today={today}
            events={events}
            onChoose={choose}
            onOpen={open}
          />
          <Legend />
        </div>
        {times.error !== null && times.data === null ? (
          <Failure error={times.error} onRetry={times.reload} />
        ) : (
          <div aria-busy={times.pending} className={times.pending ? styles.pending : undefined}>
            <DayList
              day={chosen}
              timeZone={timeZone}
              own={onDay(own, chosen, timeZone)}
              busy={onDay(busy, chosen, timeZone)}
              onOpen={open}
            />
          </div>
        )}
      </div>
      {search.appointmentId !== null && !times.pending && (
        <OpenAppointment
          appointment={own.find(({ id }) => id === search.appointmentId) ?? null}
          act={search.act}
          timeZone={timeZone}
          store={store}
          onChanged={times.reload}
        />
      )}
    </div>
  );
}
