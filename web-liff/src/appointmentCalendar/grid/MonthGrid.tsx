import { shortWeekday } from "@machiya/schema/client/dayFormat";
import { useLanguage } from "../../language/language.ts";
import type { RenderedEvent } from "../calendarEvents.ts";
import { DayButton, type DaysShown } from "./DayButton.tsx";
import { eventsOn } from "./dayEvents.ts";
import styles from "./MonthGrid.module.css";
import { OwnEvent } from "./OwnEvent.tsx";

export interface GridProps extends DaysShown {
  /** The shown days: whole weeks. */
  days: readonly string[];
  events: readonly RenderedEvent[];
  /** Returns a day in words. */
  dayName: (day: string) => string;
  onOpen: (appointmentId: string) => void;
}

/** Shows the weeks of a month, with the customer's own appointments in their days. */
export function MonthGrid({ days, events, dayName, onOpen, ...shown }: GridProps) {
  const { locale } = useLanguage();
  const month = shown.chosen.slice(0, 7);
  return (
    <div className={styles.month}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className={styles.head} aria-hidden="true">
          {shortWeekday(day, locale)}
        </span>
      ))}
      {days.map((day) => (
        <div key={day} className={styles.cell}>
          <DayButton {...shown} day={day} name={dayName(day)} outside={!day.startsWith(month)} />
          {eventsOn(day, events).map(({ event }) => (
            <OwnEvent key={event.id} event={event} day={dayName(event.start.slice(0, 10))} onOpen={onOpen} />
          ))}
        </div>
      ))}
    </div>
  );
}
