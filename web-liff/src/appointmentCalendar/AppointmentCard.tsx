import { isCancelled } from "@machiya/schema/domain/appointments/appointmentState";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./AppointmentCard.module.css";
import { APPOINTMENT_LOOKS } from "./appointmentLooks.ts";
import type { OwnAppointment } from "./useMyAppointments.ts";

interface AppointmentCardProps {
  appointment: OwnAppointment;
  timeZone: string;
  /** Shows the day too, in lists of several days. */
  dated?: boolean;
  onOpen: (appointmentId: string) => void;
}

/** Shows one of the customer's appointments as a button that opens it. */
export function AppointmentCard({ appointment, timeZone, dated, onOpen }: AppointmentCardProps) {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const clock = useShopClock(timeZone);
  const { id, state, startsAt, endsAt, items } = appointment;
  const { tag, pending } = APPOINTMENT_LOOKS[state];
  const names = [styles.card, pending && styles.pending, isCancelled(state) && styles.cancelled];
  return (
    <button type="button" className={names.filter(Boolean).join(" ")} onClick={() => onOpen(id)}>
      <span className={styles.time}>
        {dated && `${clock.shortDay(clock.dayOf(startsAt))} `}
        {clock.span(startsAt, endsAt)}{" "}
      </span>
      <Tag look={tag}>{appointmentState[state]}</Tag>
      <span className={styles.items}>
        {items.map((item) => (
          <span key={item.id}>
            <strong>
              {item.serviceName}
              {pending && text.pendingSuffix}
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
  );
}
