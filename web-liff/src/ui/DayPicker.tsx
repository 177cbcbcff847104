import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { calendarDays, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { Button } from "./Button.tsx";
import styles from "./DayPicker.module.css";
import { Icon } from "./Icon.tsx";

interface DayPickerProps {
  /** The days that can be chosen, as YYYY-MM-DD, ascending. */
  days: readonly string[];
  /** The first and last day shown; the default is those of `days`. */
  span?: { first: string; last: string };
  /** Weekdays from 0 (Sunday) to 6 (Saturday) that are struck out in the header. */
  closedWeekdays: readonly number[];
  /**
   * Returns why a day cannot be chosen, which is shown under its number and read by screen readers; null for
   * none.
   */
  whyNot?: (day: string) => string | null;
  value: string | null;
  onChange: (day: string | null) => void;
  labelledBy: string;
}

/**
 * A month to choose a day from; there is no text input, and other days are disabled (shop.md §5, booking.md
 * §5).
 */
export function DayPicker({
  days,
  span,
  closedWeekdays,
  whyNot,
  value,
  onChange,
  labelledBy,
}: DayPickerProps) {
  const text = useMessages("ui");
  const { locale } = useLanguage();
  const grid = useRef<HTMLFieldSetElement>(null);
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const [first, last] = [span?.first ?? days[0], span?.last ?? days.at(-1)];
  if (first === undefined || last === undefined) return <p className={styles.none}>{text.noDays}</p>;

  const months = monthsBetween(first, last);
  const initial = value ?? days[0] ?? first;
  const month = chosenMonth ?? (months.includes(initial.slice(0, 7)) ? initial.slice(0, 7) : months[0]) ?? "";
  const index = months.indexOf(month);
  const shown = monthDays(month, first);
  const offered = shown.filter((day) => days.includes(day));
  const focusable = value !== null && offered.includes(value) ? value : offered[0];
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatCalendarDay(day, locale, options);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const step = steps[event.key];
    const from = document.activeElement?.getAttribute("data-day");
    if (step === undefined || !from) return;
    event.preventDefault();
    const target = nearest(offered, shown, from, step);
    grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
  };
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <Button
          look="icon"
          aria-label={text.previousMonth}
          disabled={index <= 0}
          onClick={() => setMonth(months[index - 1] ?? null)}
        >
          <Icon name="back" size={20} />
        </Button>
        <p aria-live="polite">{format(`${month}-01`, { year: "numeric", month: "long" })}</p>
        <Button
          look="icon"
          aria-label={text.nextMonth}
          disabled={index === months.length - 1}
          onClick={() => setMonth(months[index + 1] ?? null)}
        >
          <Icon name="forward" size={20} />
        </Button>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {calendarDays("2023-01-01", 7).map((day) => (
          <span key={day} data-closed={closedWeekdays.includes(weekdayOf(day) % 7) || undefined}>
            {format(day, { weekday: "narrow" })}
          </span>
        ))}
      </div>
      <fieldset ref={grid} className={styles.grid} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        {shown.map((day, place) => {
          const open = offered.includes(day);
          const reason = open ? null : (whyNot?.(day) ?? null);
          const name = format(day, { month: "long", day: "numeric", weekday: "long" });
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === value}
              aria-label={reason === null ? name : undefined}
              data-day={day}
              disabled={!open}
              tabIndex={day === focusable ? 0 : -1}
              className={styles.day}
              style={place === 0 ? { gridColumnStart: (weekdayOf(day) % 7) + 1 } : undefined}
              onClick={() => onChange(day === value ? null : day)}
            >
              {reason !== null && <span className="visuallyHidden">{name} </span>}
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              {reason !== null && <span className={styles.reason}>{reason}</span>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** Returns each month from one day's to another's, as YYYY-MM. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); ) {
    months.push(month);
    month = (calendarDays(`${month}-28`, 5).at(-1) ?? "").slice(0, 7);
    if (month === months.at(-1)) break;
  }
  return months;
}

/** Returns the days of a month, without the weeks before `first`. */
function monthDays(month: string, first: string): string[] {
  const days = calendarDays(`${month}-01`, 31).filter((day) => day.startsWith(month));
  const sunday = days.indexOf(first) - (weekdayOf(first) % 7);
  return days.slice(Math.max(0, sunday));
}

/** Returns the next offered day in a direction, or the same day when there is none. */
function nearest(offered: readonly string[], shown: readonly string[], from: string, step: number): string {
  let place = shown.indexOf(from) + step;
  while (place >= 0 && place < shown.length) {
    const day = shown[place];
    if (day !== undefined && offered.includes(day)) return day;
    place += Math.sign(step);
  }
  return from;
}
