import { Link } from "wouter";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import { APPOINTMENT_LOOKS } from "./appointmentLooks.ts";
import styles from "./DayList.module.css";
import type { BusyTime, OwnAppointment } from "./useCalendarTimes.ts";

interface DayListProps {
  day: string;
  timeZone: string;
  own: readonly OwnAppointment[];
  busy: readonly BusyTime[];
  onOpen: (appointmentId: string) => void;
}

/**
 * Lists the chosen day: the customer's own appointments as buttons, and the times that others have booked.
 */
export function DayList({ day, timeZone, own, busy, onOpen }: DayListProps) {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const clock = useShopClock(timeZone);
  return (
    <section className={styles.day} aria-labelledby="chosen-day">
      <h2 id="chosen-day">{clock.day(day)}</h2>
      {own.length > 0 && (
        <ul className={styles.own}>
          {own.map(({ id, state, startsAt, endsAt, items }) => (
            <li key={id}>
              <button
                type="button"
                className={
                  APPOINTMENT_LOOKS[state].pending ? `${styles.card} ${styles.pending}` : styles.card
                }
                onClick={() => onOpen(id)}
              >
                <span className={styles.time}>{clock.span(startsAt, endsAt)} </span>
                <Tag look={APPOINTMENT_LOOKS[state].tag}>{appointmentState[state]}</Tag>
                <span className={styles.items}>
                  {items.map((item) => (
                    <span key={item.id}>
                      <strong>
                        {item.serviceName}
                        {APPOINTMENT_LOOKS[state].pending && text.pendingSuffix}
                      </strong>{" "}
                      <span className={styles.who}>
                        {clock.time(item.startsAt)} · {item.staffMember?.name ?? text.notSpecified}
                      </span>
                    </span>
                  ))}
                </span>
                <span className={styles.open}>
                  <Icon name="forward" size={20} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {busy.length > 0 && (
        <ul className={styles.busy} aria-label={text.busy}>
          {busy.map(({ startsAt, endsAt, staffMember }) => (
            <li key={`${startsAt}${endsAt}${staffMember?.id}`}>
              <span className={styles.span}>{clock.span(startsAt, endsAt)}</span>
              <span>{text.busy}</span>
              <span className={styles.staff}>{staffMember?.name ?? text.notSpecified}</span>
            </li>
          ))}
        </ul>
      )}
      {own.length === 0 && busy.length === 0 && (
        <div className={styles.nothing}>
          <p>{text.nothing}</p>
          <p className={styles.hint}>{text.nothingHint}</p>
          <Link href={paths.booking} className={styles.book ?? ""}>
            {text.bookHere}
          </Link>
        </div>
      )}
    </section>
  );
}
