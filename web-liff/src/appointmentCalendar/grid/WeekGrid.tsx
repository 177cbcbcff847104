import { shortWeekday } from "@machiya/schema/client/dayFormat";
import { useLanguage } from "../../language/language.ts";
import { shownHours } from "../calendarEvents.ts";
import { DayButton } from "./DayButton.tsx";
import { eventsOn } from "./dayEvents.ts";
import type { GridProps } from "./MonthGrid.tsx";
import { OwnEvent } from "./OwnEvent.tsx";
import styles from "./WeekGrid.module.css";

/** The height of an hour, which WeekGrid.module.css repeats for its lines. */
const HOUR_PIXELS = 44;

const pixels = (minutes: number) => (minutes / 60) * HOUR_PIXELS;

/** Shows the days of a week beside each other, with the customer's own appointments at their hours. */
export function WeekGrid({ days, events, dayName, onOpen, ...shown }: GridProps) {
  const { locale } = useLanguage();
  const { from, to } = shownHours(events);
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <div className={styles.week}>
      <span />
      {days.map((day) => (
        <div key={day} className={styles.head}>
          <DayButton {...shown} day={day} name={dayName(day)} weekday={shortWeekday(day, locale)} />
        </div>
      ))}
      <div className={styles.hours} style={{ height: pixels((to - from) * 60) }}>
        {hours.slice(1).map((hour) => (
          <time key={hour} className={styles.hour} style={{ top: pixels((hour - from) * 60) }}>
            {String(hour).padStart(2, "0")}:00
          </time>
        ))}
      </div>
      {days.map((day) => (
        <div key={day} className={styles.column}>
          {eventsOn(day, events).map(({ event, start, end, column, columns }) => (
            <OwnEvent
              key={event.id}
              event={event}
              day={dayName(event.start.slice(0, 10))}
              tall
              style={{
                top: pixels(start - from * 60),
                height: pixels(end - start) - 1,
                left: `calc(${(column / columns) * 100}% + 1px)`,
                width: `calc(${100 / columns}% - 2px)`,
              }}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
