import { useMessages } from "../language/language.ts";
import styles from "./Legend.module.css";

/** Explains the calendar's colors and symbols. */
export function Legend() {
  const text = useMessages("appointmentCalendar");
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      <li>
        <span className={`${styles.key} ${styles.pending}`}>?</span>
        {text.states.PENDING}
      </li>
      <li>
        <span className={`${styles.key} ${styles.confirmed}`}>✓</span>
        {text.states.CONFIRMED}
      </li>
      <li>
        <span className={`${styles.key} ${styles.busy}`} />
        {text.busy}
      </li>
    </ul>
  );
}
