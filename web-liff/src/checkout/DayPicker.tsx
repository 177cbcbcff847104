import { closedWeekdays } from "@machiya/schema/domain/delivery";
import { calendarDays, weekdayOf } from "@machiya/schema/domain/shopTime";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLanguage } from "../language/language.tsx";
import { useWords } from "../language/words.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./DayPicker.module.css";
import { checkoutWords } from "./messages.ts";

interface DayPickerProps {
  /** YYYY-MM-DD, ascending: what may be chosen. */
  days: readonly string[];
  openWeekdays: readonly number[];
  value: string | null;
  onChange: (day: string | null) => void;
  labelledBy: string;
}

/** A month to choose a day from; typing is off, days that are not offered cannot be chosen (shop.md §5). */
export function DayPicker({ days, openWeekdays, value, onChange, labelledBy }: DayPickerProps) {
  const text = useWords(checkoutWords);
  const { locale } = useLanguage();
  const grid = useRef<HTMLFieldSetElement>(null);
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const month = chosenMonth ?? (value !== null && days.includes(value) ? value.slice(0, 7) : months[0]);
  if (month === undefined) return <p className={styles.none}>{text.noDays}</p>;

  const index = months.indexOf(month);
  const shown = monthDays(month, days[0] ?? month);
  const offered = shown.filter((day) => days.includes(day));
  const focusable = value !== null && offered.includes(value) ? value : offered[0];
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

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
          <span
            key={day}
            data-closed={closedWeekdays(openWeekdays).includes(weekdayOf(day) % 7) || undefined}
          >
            {format(day, { weekday: "narrow" })}
          </span>
        ))}
      </div>
      <fieldset ref={grid} className={styles.grid} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        {shown.map((day, place) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === value}
            aria-label={format(day, { month: "long", day: "numeric", weekday: "long" })}
            data-day={day}
            disabled={!offered.includes(day)}
            tabIndex={day === focusable ? 0 : -1}
            className={styles.day}
            style={place === 0 ? { gridColumnStart: (weekdayOf(day) % 7) + 1 } : undefined}
            onClick={() => onChange(day === value ? null : day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The days of a month, without the weeks that are over before `first`. */
function monthDays(month: string, first: string): string[] {
  const days = calendarDays(`${month}-01`, 31).filter((day) => day.startsWith(month));
  const sunday = days.indexOf(first) - (weekdayOf(first) % 7);
  return days.slice(Math.max(0, sunday));
}

/** The next offered day in a direction; the same when there is none. */
function nearest(offered: readonly string[], shown: readonly string[], from: string, step: number): string {
  let place = shown.indexOf(from) + step;
  while (place >= 0 && place < shown.length) {
    const day = shown[place];
    if (day !== undefined && offered.includes(day)) return day;
    place += Math.sign(step);
  }
  return from;
}
