import { directionsUrl } from "@machiya/schema/domain/storeContact";
import { daysBetween } from "@machiya/schema/domain/time/calendarTime";
import { useShopClock } from "../booking/useShopClock.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import buttonStyles from "../ui/Button.module.css";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import { APPOINTMENT_LOOKS } from "./appointmentLooks.ts";
import type { CalendarAct } from "./calendarSearch.ts";
import { isTooLateToChange } from "./myAppointmentLists.ts";
import styles from "./NextAppointment.module.css";
import { saveCalendarFile } from "./saveCalendarFile.ts";
import type { OwnAppointment } from "./useMyAppointments.ts";

interface NextAppointmentProps {
  appointment: OwnAppointment;
  timeZone: string;
  today: string;
  store: { name: string; address: string; mapUrl: string } | null;
  onOpen: (appointmentId: string, act: CalendarAct | null) => void;
}

/** Shows the next appointment with everything that a customer does with it. */
export function NextAppointment({ appointment, timeZone, today, store, onOpen }: NextAppointmentProps) {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const { locale } = useLanguage();
  const clock = useShopClock(timeZone);
  const { id, state, startsAt, endsAt, items, moving, cancelling } = appointment;
  const day = clock.dayOf(startsAt);
  const inDays = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const directions = store && directionsUrl(store);
  const button = `${buttonStyles.button} ${buttonStyles.quiet}`;
  return (
    <section className={styles.next} aria-label={text.nextBooking}>
      <h2 className={styles.title}>
        {text.nextBooking} · {inDays.format(daysBetween(today, day), "day")}
      </h2>
      <p className={styles.when}>
        <span>{clock.day(day)}</span>
        <strong>{clock.span(startsAt, endsAt)}</strong>
      </p>
      <p>
        <Tag look={APPOINTMENT_LOOKS[state].tag}>{appointmentState[state]}</Tag>
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <strong>{item.serviceName}</strong> · {item.staffMember?.name ?? text.notSpecified}
          </li>
        ))}
      </ul>
      {isTooLateToChange(appointment, new Date()) && <p className={styles.late}>{text.tooLate}</p>}
      <div className={styles.ways}>
        {moving.allowed && (
          <Button look="quiet" onClick={() => onOpen(id, "move")}>
            {text.move}
          </Button>
        )}
        {cancelling.allowed && (
          <Button look="quiet" className={styles.cancel} onClick={() => onOpen(id, "cancel")}>
            {text.cancel}
          </Button>
        )}
        <Button look="quiet" onClick={() => void saveCalendarFile(appointment, store)}>
          <Icon name="calendar" size={20} />
          {text.addToCalendar}
        </Button>
        {directions !== null && (
          <a className={button} href={directions} target="_blank" rel="noreferrer">
            <Icon name="store" size={20} />
            {text.directions}
          </a>
        )}
        <Button look="quiet" onClick={() => onOpen(id, null)}>
          {text.details}
        </Button>
      </div>
    </section>
  );
}
