import { isOccupying } from "@machiya/schema/domain/appointments/appointmentState";
import { DEFAULT_TIME_ZONE, dayOf } from "@machiya/schema/domain/time/shopTime";
import { useMemo } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "wouter";
import type { CalendarPageQuery } from "../__generated__/CalendarPageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useSearch } from "../location.ts";
import { PageSkeleton } from "../page/PageSkeleton.tsx";
import { paths } from "../paths.ts";
import type { PageProps } from "../relay/RoutePage.tsx";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AppointmentLists } from "./AppointmentLists.tsx";
import { CalendarBar } from "./CalendarBar.tsx";
import styles from "./CalendarPage.module.css";
import { onDay, ownItems, renderedEvents } from "./calendarEvents.ts";
import { type CalendarAct, goCalendar, readCalendarSearch } from "./calendarSearch.ts";
import { DayList } from "./DayList.tsx";
import { CalendarGrid } from "./grid/CalendarGrid.tsx";
import { Legend } from "./Legend.tsx";
import { myAppointmentLists } from "./myAppointmentLists.ts";
import { NextAppointment } from "./NextAppointment.tsx";
import { OpenAppointment } from "./OpenAppointment.tsx";
import { useBookableDays } from "./useBookableDays.ts";
import { useMyAppointmentChanges } from "./useMyAppointmentChanges.ts";
import { type OwnAppointment, useMyAppointments } from "./useMyAppointments.ts";

const NONE: readonly OwnAppointment[] = [];

/**
 * Shows the customer's next appointment, a month or week with their own appointments and how much of each day
 * is free, and all other appointments of theirs (booking.md §2, decisions.md §6).
 */
export function CalendarPage({ query }: PageProps<CalendarPageQuery>) {
  const data = usePreloadedQuery<CalendarPageQuery>(
    graphql`
      query CalendarPageQuery {
        store {
          name
          timeZone
          openWeekdays
          address
          mapUrl
          ...ContactMethods_store
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
  const mine = useMyAppointments(customer?.id ?? null);
  const days = useBookableDays(customer !== null && !customer.blocked, timeZone);
  const announcement = useMyAppointmentChanges(customer !== null, mine.reload);

  const own = customer === null ? NONE : (mine.data ?? NONE);
  const events = useMemo(
    () => renderedEvents(ownItems(own, text.notSpecified), timeZone),
    [own, text, timeZone],
  );
  const { next, later, past } = myAppointmentLists(own, new Date());
  const onChosenDay = onDay(
    own.filter(({ state }) => isOccupying(state)),
    chosen,
    timeZone,
  );
  // Everything appears at once, because a late prompt or appointment would move the calendar below it.
  if (checking || (customer !== null && mine.data === null && mine.error === null))
    return <PageSkeleton title={text.title} description={text.description} shape="page" />;
  const choose = (day: string) => goCalendar({ day }, { replace: true });
  const open = (appointment: string, act: CalendarAct | null = null) => goCalendar({ appointment, act });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <Link href={paths.booking} className={styles.book ?? ""}>
          <Icon name="plus" size={18} />
          {text.book}
        </Link>
      </header>
      {customer === null && (
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
      {mine.error !== null && mine.data === null && <Failure error={mine.error} onRetry={mine.reload} />}
      {next !== null && (
        <NextAppointment appointment={next} timeZone={timeZone} today={today} store={store} onOpen={open} />
      )}
      {customer !== null && mine.data !== null && next === null && <p>{text.noNext}</p>}
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
            availability={days}
            onChoose={choose}
            onOpen={(id) => open(id)}
          />
          <Legend />
        </div>
        <div className={styles.lists}>
          <DayList
            day={chosen}
            timeZone={timeZone}
            own={onChosenDay}
            availability={days.get(chosen) ?? null}
            onOpen={(id) => open(id)}
          />
          <AppointmentLists later={later} past={past} timeZone={timeZone} onOpen={(id) => open(id)} />
        </div>
      </div>
      {search.appointmentId !== null && customer !== null && mine.data !== null && (
        <OpenAppointment
          appointment={own.find(({ id }) => id === search.appointmentId) ?? null}
          act={search.act}
          timeZone={timeZone}
          store={store}
          onChanged={mine.reload}
        />
      )}
    </div>
  );
}
