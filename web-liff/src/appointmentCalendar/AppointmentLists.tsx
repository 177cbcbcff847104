import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { AppointmentCard } from "./AppointmentCard.tsx";
import styles from "./AppointmentLists.module.css";
import type { OwnAppointment } from "./useMyAppointments.ts";

/** The number of past appointments that are shown at first. */
const SHOWN_AT_FIRST = 5;

interface AppointmentListsProps {
  later: readonly OwnAppointment[];
  past: readonly OwnAppointment[];
  timeZone: string;
  onOpen: (appointmentId: string) => void;
}

/** Lists the appointments after the next one, and the past and canceled ones. */
export function AppointmentLists({ later, past, timeZone, onOpen }: AppointmentListsProps) {
  const text = useMessages("appointmentCalendar");
  const [all, setAll] = useState(false);
  const list = (title: string, appointments: readonly OwnAppointment[]) =>
    appointments.length > 0 && (
      <section className={styles.list} aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard appointment={appointment} timeZone={timeZone} dated onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(text.later, later)}
      {list(text.past, all ? past : past.slice(0, SHOWN_AT_FIRST))}
      {!all && past.length > SHOWN_AT_FIRST && (
        <Button look="quiet" wide onClick={() => setAll(true)}>
          {text.showAll(past.length)}
        </Button>
      )}
    </>
  );
}
