import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { DAY_AVAILABILITIES } from "@machiya/schema/domain/appointments/dayAvailability";
import { useMessages } from "../language/language.ts";
import { APPOINTMENT_LOOKS, AVAILABILITY_LOOKS } from "./appointmentLooks.ts";
import styles from "./Legend.module.css";

/** Explains the calendar's colors and symbols. */
export function Legend() {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      {TIME_HOLDING_STATES.map((state) => (
        <li key={state}>
          <span className={styles.key} data-pending={APPOINTMENT_LOOKS[state].pending || undefined}>
            {APPOINTMENT_LOOKS[state].mark}
          </span>
          {appointmentState[state]}
        </li>
      ))}
      {DAY_AVAILABILITIES.map((availability) => (
        <li key={availability}>
          <span className={styles.mark}>{AVAILABILITY_LOOKS[availability].mark}</span>
          {text.availability[availability]}
        </li>
      ))}
    </ul>
  );
}
