import { turnPage } from "@machiya/schema/domain/time/calendarTime";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./CalendarBar.module.css";
import type { CalendarPageView } from "./calendarSearch.ts";

interface CalendarBarProps {
  view: CalendarPageView;
  chosen: string;
  today: string;
  onChoose: (day: string) => void;
  onView: (view: CalendarPageView) => void;
}

/** Shows the current month, with buttons to turn pages and to switch between month and week. */
export function CalendarBar({ view, chosen, today, onChoose, onView }: CalendarBarProps) {
  const text = useMessages("appointmentCalendar");
  const clock = useShopClock("UTC");
  const turn = (by: -1 | 1) => {
    const day = turnPage(view, chosen, by);
    onChoose(view === "month" && day.slice(0, 7) === today.slice(0, 7) ? today : day);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.pages}>
        <Button look="icon" aria-label={text.previous[view]} onClick={() => turn(-1)}>
          <Icon name="back" size={20} />
        </Button>
        <p className={styles.title} aria-live="polite">
          {clock.month(chosen)}
        </p>
        <Button look="icon" aria-label={text.next[view]} onClick={() => turn(1)}>
          <Icon name="forward" size={20} />
        </Button>
      </div>
      <Button look="plain" className={styles.today} onClick={() => onChoose(today)}>
        {text.today}
      </Button>
      <fieldset className={styles.views} aria-label={text.views}>
        {(["month", "week"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.view}
            aria-pressed={one === view}
            onClick={() => onView(one)}
          >
            {text[one]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
