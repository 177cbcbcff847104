import type { DayAvailability } from "@machiya/schema/domain/appointments/dayAvailability";
import { Link } from "wouter";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { AppointmentCard } from "./AppointmentCard.tsx";
import styles from "./DayList.module.css";
import type { OwnAppointment } from "./useMyAppointments.ts";

interface DayListProps {
  day: string;
  timeZone: string;
  own: readonly OwnAppointment[];
  /** Null when the day cannot be booked, or when the viewer may not book. */
  availability: DayAvailability | null;
  onOpen: (appointmentId: string) => void;
}

/** Lists the customer's own appointments of the chosen day, and how much of it can still be booked. */
export function DayList({ day, timeZone, own, availability, onOpen }: DayListProps) {
  const text = useMessages("appointmentCalendar");
  const clock = useShopClock(timeZone);
  return (
    <section className={styles.day} aria-labelledby="chosen-day">
      <h2 id="chosen-day">{clock.day(day)}</h2>
      {own.length > 0 && (
        <ul className={styles.own}>
          {own.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard appointment={appointment} timeZone={timeZone} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {(own.length === 0 || availability !== null) && (
        <div className={styles.nothing}>
          {own.length === 0 && <p>{text.nothing}</p>}
          {availability !== null && <p className={styles.availability}>{text.availability[availability]}</p>}
          {availability !== null && availability !== "FULL" && (
            <Link href={paths.booking} className={styles.book ?? ""}>
              {text.bookHere}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
