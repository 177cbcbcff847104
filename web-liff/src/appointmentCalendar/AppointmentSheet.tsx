import { sums } from "../booking/bookingDraft.ts";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { ContactMethods, type ContactStore } from "../storeInformation/ContactMethods.tsx";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./AppointmentSheet.module.css";
import { APPOINTMENT_LOOKS } from "./appointmentLooks.ts";
import { isTooLateToChange } from "./myAppointmentLists.ts";
import type { OwnAppointment } from "./useMyAppointments.ts";

interface AppointmentSheetProps {
  appointment: OwnAppointment;
  timeZone: string;
  store: ContactStore;
  onCancel: () => void;
  onMove: () => void;
  onClose: () => void;
}

/**
 * Shows the customer's appointment with its actions, or the shop's contact when it is too late to change it.
 */
export function AppointmentSheet(props: AppointmentSheetProps) {
  const { appointment, timeZone, store, onCancel, onMove, onClose } = props;
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  const { number, state, startsAt, endsAt, items, note, changeableUntil, cancelling, moving } = appointment;
  const until = `${clock.shortDay(clock.dayOf(changeableUntil))} ${clock.time(changeableUntil)}`;
  const { tag, hint } = APPOINTMENT_LOOKS[state];
  const over = Date.parse(endsAt) <= Date.now();
  const { price, minutes } = sums(
    items.map((item) => ({
      service: { id: item.id, durationMinutes: item.serviceMinutes, price: item.servicePrice },
    })),
  );
  return (
    <Sheet
      title={text.details}
      onClose={onClose}
      footer={
        (cancelling.allowed || moving.allowed) && (
          <div className={styles.ways}>
            {moving.allowed && <Button onClick={onMove}>{text.move}</Button>}
            {cancelling.allowed && (
              <Button look="quiet" className={styles.cancel} onClick={onCancel}>
                {text.cancel}
              </Button>
            )}
          </div>
        )
      }
    >
      <header className={styles.head}>
        <p className={styles.number}>
          {text.number(number)} <Tag look={tag}>{appointmentState[state]}</Tag>
        </p>
        <p className={styles.day}>{clock.day(clock.dayOf(startsAt))}</p>
        <p className={styles.time}>{clock.span(startsAt, endsAt)}</p>
        {hint !== null && !over && <p className={styles.small}>{text[hint]}</p>}
      </header>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <span className={styles.service}>{item.serviceName}</span>
            <span>{money(item.servicePrice)}</span>
            <span className={styles.small}>
              {clock.span(item.startsAt, item.endsAt)} · {item.staffMember?.name ?? text.notSpecified}
            </span>
          </li>
        ))}
        <li className={styles.total}>
          <span>
            {text.total} · {text.minutes(minutes)}
          </span>
          <strong>{money(price)}</strong>
        </li>
      </ol>
      {note !== "" && (
        <p className={styles.small}>
          {text.note}：{note}
        </p>
      )}
      {isTooLateToChange(appointment, new Date()) && (
        <div className={styles.late}>
          <p>{text.tooLate}</p>
          <ContactMethods store={store} />
        </div>
      )}
      {cancelling.allowed && <p className={styles.small}>{text.until(until)}</p>}
    </Sheet>
  );
}
