import { closedWeekdays } from "@machiya/schema/domain/orders/delivery";
import { formatClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { visitingHours } from "@machiya/schema/domain/time/openingHours";
import { dayOf, formatDay, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { StoreInformationPageQuery } from "../__generated__/StoreInformationPageQuery.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import type { PageProps } from "../relay/RoutePage.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Tag } from "../ui/Tag.tsx";
import { useNow } from "../ui/useNow.ts";
import { BankAccount } from "./BankAccount.tsx";
import { ContactMethods } from "./ContactMethods.tsx";
import { OpenStatusTag } from "./OpenStatusTag.tsx";
import styles from "./StoreInformationPage.module.css";

/** Weeks start on Sunday (decisions.md §5). */
const WEEK = [7, 1, 2, 3, 4, 5, 6] as const;

type BookingHours = NonNullable<StoreInformationPageQuery["response"]["store"]>["bookingHours"][number];

export function StoreInformationPage({ query }: PageProps<StoreInformationPageQuery>) {
  const { store } = usePreloadedQuery<StoreInformationPageQuery>(
    graphql`
      query StoreInformationPageQuery {
        store {
          name
          openingHours
          address
          openWeekdays
          bookingHours {
            weekday
            startMinute
            endMinute
          }
          timeZone
          delivers
          orderingOpensAt
          orderingClosesAt
          paymentMethods
          ...BankAccount_store
          ...ContactMethods_store
          ...OpenStatusTag_store
        }
      }
    `,
    query,
  );
  const text = useMessages("storeInformation");
  const { locale } = useLanguage();
  const now = useNow();
  const labels = useMessages("wording");
  if (!store) return <Empty page icon="store" title={text.none} body={text.noneBody} />;

  const closed = closedWeekdays(store.openWeekdays);
  const isOpen = (weekday: number) => !closed.includes(weekday % 7);
  const visits = visitingHours(store.openingHours, store.bookingHours);
  /** Returns those of the hours that are on a weekday, as a text; an empty one without any. */
  const hoursOn = (weekday: number, all: readonly BookingHours[]) =>
    all
      .filter((hours) => hours.weekday === weekday)
      .toSorted((a, b) => a.startMinute - b.startMinute)
      .map(({ startMinute, endMinute }) => `${formatClock(startMinute)}–${formatClock(endMinute)}`)
      .join(labels.listSeparator);
  const bookableDays = WEEK.filter(
    (weekday) => isOpen(weekday) && hoursOn(weekday, store.bookingHours) !== "",
  );
  const today = weekdayOf(dayOf(now, store.timeZone));
  const day = (instant: string) => formatDay(new Date(instant), store.timeZone, locale);
  const dates = [
    store.orderingOpensAt ? text.deliveryFrom(day(store.orderingOpensAt)) : null,
    store.orderingClosesAt ? text.deliveryUntil(day(store.orderingClosesAt)) : null,
  ].filter((part) => part !== null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{store.name}</h1>
        <p className={styles.tags}>
          <OpenStatusTag store={store} now={now} />
          {store.delivers && <Tag look="info">{text.delivers}</Tag>}
        </p>
      </header>
      <ContactMethods store={store} onStorePage />
      <Fact title={text.hours}>
        <p className={styles.lines}>{store.openingHours || "—"}</p>
      </Fact>
      <Fact title={text.weekdays}>
        <ul className={styles.week}>
          {WEEK.map((weekday) => (
            <li
              key={weekday}
              data-open={isOpen(weekday)}
              aria-current={weekday === today ? "date" : undefined}
            >
              <span>{labels.weekday[weekday]}</span>
              <span>{isOpen(weekday) ? hoursOn(weekday, visits) || text.open : text.closed}</span>
            </li>
          ))}
        </ul>
      </Fact>
      {visits.length === 0 && bookableDays.length > 0 && (
        <Fact title={text.bookingHours}>
          <ul className={styles.week}>
            {bookableDays.map((weekday) => (
              <li key={weekday} aria-current={weekday === today ? "date" : undefined}>
                <span>{labels.weekday[weekday]}</span>
                <span>{hoursOn(weekday, store.bookingHours)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact title={text.address}>
        <p className={styles.lines}>{store.address || "—"}</p>
      </Fact>
      <Fact title={text.delivery}>
        <p>{dates.length === 0 ? text.always : dates.join(" ")}</p>
      </Fact>
      <Fact title={text.payment}>
        <p>{store.paymentMethods.map((method) => labels.paymentMethod[method]).join(labels.listSeparator)}</p>
      </Fact>
      <BankAccount store={store} title={text.bank} />
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
