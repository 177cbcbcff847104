import { dayFormatter, utcDate } from "@machiya/schema/client/dayFormat";
import { daysBetween, shiftDay, shownDays } from "@machiya/schema/domain/time/calendarTime";
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLanguage, useMessages } from "../../language/language.ts";
import type { RenderedEvent } from "../calendarEvents.ts";
import type { CalendarPageView } from "../calendarSearch.ts";
import styles from "./CalendarGrid.module.css";
import type { DaysShown } from "./DayButton.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { WeekGrid } from "./WeekGrid.tsx";

interface CalendarGridProps extends DaysShown {
  view: CalendarPageView;
  events: readonly RenderedEvent[];
  onOpen: (appointmentId: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Shows the month or week of the chosen day; arrow keys move from day to day. */
export function CalendarGrid({ view, events, onOpen, ...shown }: CalendarGridProps) {
  const text = useMessages("appointmentCalendar");
  const { locale } = useLanguage();
  const root = useRef<HTMLFieldSetElement>(null);
  const { chosen, onChoose } = shown;
  const { from, to } = shownDays(view, chosen);
  const days = useMemo(
    () => Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => shiftDay(from, index)),
    [from, to],
  );
  const dayName = useDayNames(locale);

  // The focus follows the arrow keys, also into another month, whose days are other elements.
  const movesTo = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (movesTo.current !== chosen) return;
    movesTo.current = null;
    root.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus({ preventScroll: true });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = STEPS[event.key];
    if (day === undefined || step === undefined) return;
    event.preventDefault();
    movesTo.current = shiftDay(day, step);
    onChoose(movesTo.current);
  };

  const Grid = view === "month" ? MonthGrid : WeekGrid;
  return (
    <fieldset ref={root} className={styles.grid} aria-label={text.calendar} onKeyDown={onKeyDown}>
      <Grid {...shown} days={days} events={events} dayName={dayName} onOpen={onOpen} />
    </fieldset>
  );
}

/** Returns a function that returns days in words, with one formatter, because creating one takes long. */
function useDayNames(locale: string): (day: string) => string {
  const format = useMemo(
    () => dayFormatter(locale, { month: "long", day: "numeric", weekday: "long" }),
    [locale],
  );
  return useCallback((day) => format.format(utcDate(day)), [format]);
}
