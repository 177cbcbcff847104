import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { monthOf, shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { Button } from "./Button.tsx";
import styles from "./DayPicker.module.css";
import { Icon } from "./Icon.tsx";

/** The number of days in which the first free one is looked for, a leap year. */
const SEARCHED_DAYS = 366;

interface DayPickerProps {
  /** Returns whether a day (YYYY-MM-DD) can be chosen. */
  isOffered: (day: string) => boolean;
  /** The first and last day shown; a null `last` means that there is none. */
  span: { first: string; last: string | null };
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
  isOffered,
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
  const [chosen, setChosen] = useState<{ month: string | null; at: string | null }>({
    month: null,
    at: value,
  });
  const { first, last } = span;
  const isInSpan = (day: string) => day >= first && (last === null || day <= last);
  // The picker turns to the month of a day that is chosen outside of it.
  if (chosen.at !== value)
    setChosen({ month: value !== null && isInSpan(value) ? value.slice(0, 7) : chosen.month, at: value });
  const setMonth = (month: string) => setChosen({ month, at: value });
  const isFree = (day: string) => isInSpan(day) && isOffered(day);
  const firstFree = calendarDays(first, SEARCHED_DAYS).find(isFree);
  if (firstFree === undefined && whyNot === undefined) return <p className={styles.none}>{text.noDays}</p>;

  const initial = value !== null && isInSpan(value) ? value : (firstFree ?? first);
  const month = chosen.month ?? initial.slice(0, 7);
  const shown = monthDays(month, first);
  const offered = shown.filter(isFree);
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
          disabled={month <= first.slice(0, 7)}
          onClick={() => setMonth(monthBefore(month))}
        >
          <Icon name="back" size={20} />
        </Button>
        <p aria-live="polite">{format(`${month}-01`, { year: "numeric", month: "long" })}</p>
        <Button
          look="icon"
          aria-label={text.nextMonth}
          disabled={last !== null && month >= last.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month))}
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
              {reason !== null && <span className="visuallyHidden">{name}, </span>}
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              {reason !== null && <span className={styles.reason}>{reason}</span>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

const monthBefore = (month: string) => shiftDay(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string) => shiftDay(monthOf(`${month}-01`).to, 1).slice(0, 7);

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
