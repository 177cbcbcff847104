import { useMessages } from "../../language/language.ts";
import { AVAILABILITY_LOOKS } from "../appointmentLooks.ts";
import type { BookableDays } from "../useBookableDays.ts";
import styles from "./DayButton.module.css";

/** What every day of the calendar needs. */
export interface DaysShown {
  /** A date as YYYY-MM-DD. */
  chosen: string;
  /** Today's date in the store's time zone. */
  today: string;
  availability: BookableDays;
  onChoose: (day: string) => void;
}

interface DayButtonProps extends DaysShown {
  day: string;
  /** The day in words, for screen readers. */
  name: string;
  /** An abbreviated weekday above the number. */
  weekday?: string;
  /** Whether the day belongs to the month before or after the shown one. */
  outside?: boolean;
}

/** Shows a day as a button that covers its cell, with how much of it can be booked; the chosen one is the tab stop. */
export function DayButton({
  day,
  name,
  weekday,
  outside = false,
  chosen,
  today,
  availability,
  onChoose,
}: DayButtonProps) {
  const text = useMessages("appointmentCalendar");
  const room = availability.get(day);
  const look = room && AVAILABILITY_LOOKS[room];
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-outside={outside || undefined}
      aria-pressed={day === chosen}
      aria-current={day === today ? "date" : undefined}
      tabIndex={day === chosen ? 0 : -1}
      onClick={() => onChoose(day)}
    >
      <span className="visuallyHidden">{room ? `${name} ${text.availability[room]}` : name}</span>
      {weekday !== undefined && (
        <span className={styles.weekday} aria-hidden="true">
          {weekday}
        </span>
      )}
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {room && look && (
        <span className={styles.room} data-room={look.name} aria-hidden="true">
          {look.mark}
          <span className={styles.words}>{text.availability[room]}</span>
        </span>
      )}
    </button>
  );
}
