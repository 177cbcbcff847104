import { DayGrid, TimeGrid } from "@event-calendar/core";
import { useMessages } from "../language/language.ts";
import "@event-calendar/core/index.css";
import { useEventCalendar } from "@machiya/schema/client/useEventCalendar";
import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { useCallback, useEffect, useRef } from "react";
import "./CalendarGrid.css";
import type { RenderedEvent } from "./calendarEvents.ts";
import type { CalendarPageView } from "./calendarSearch.ts";
import { markDays } from "./gridContent.ts";
import { useGridOptions } from "./useGridOptions.ts";

interface CalendarGridProps {
  view: CalendarPageView;
  /** A date as YYYY-MM-DD; the grid shows its month or week. */
  chosen: string;
  /** Today's date in the store's time zone. */
  today: string;
  events: readonly RenderedEvent[];
  onChoose: (day: string) => void;
  onOpen: (appointmentId: string) => void;
}

const PLUGINS = [DayGrid, TimeGrid];

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Shows a month or week in the store's time zone: the library receives only wall-clock times. */
export function CalendarGrid({ view, chosen, today, events, onChoose, onOpen }: CalendarGridProps) {
  const text = useMessages("appointmentCalendar");
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const options = useGridOptions(view, chosen, events);
  const mend = useCallback(
    (element: HTMLElement) => {
      markDays(element, { chosen, today });
      keepFocus(element, focused);
    },
    [chosen, today],
  );
  useEventCalendar(root, PLUGINS, options, mend);

  const handlers = useRef({ onChoose, onOpen });
  useEffect(() => {
    handlers.current = { onChoose, onOpen };
  }, [onChoose, onOpen]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const click = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
      const { day, appointment } = button?.dataset ?? {};
      if (day) {
        focused.current = day;
        handlers.current.onChoose(day);
      }
      if (appointment) handlers.current.onOpen(appointment);
    };
    const press = (event: KeyboardEvent) => {
      const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
      const step = STEPS[event.key];
      if (day === undefined || step === undefined) return;
      event.preventDefault();
      focused.current = shiftDay(day, step);
      handlers.current.onChoose(focused.current);
    };
    element.addEventListener("click", click);
    element.addEventListener("keydown", press);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", press);
    };
  }, []);
  return (
    <fieldset className="liff-calendar" data-view={view} aria-label={text.calendar}>
      <div ref={root} />
    </fieldset>
  );
}

/**
 * Restores the focus to the focused day, because the library recreates its cells and arrow keys can change
 * the month.
 */
function keepFocus(element: HTMLElement, focused: { current: string | null }): void {
  const { activeElement } = document;
  if (focused.current === null || !(activeElement instanceof HTMLElement)) return;
  if (activeElement !== document.body && !activeElement.classList.contains("liff-day")) {
    focused.current = null;
  } else if (activeElement.dataset.day !== focused.current) {
    const button = element.querySelector<HTMLElement>(`.liff-day[data-day="${focused.current}"]`);
    button?.focus({ preventScroll: true });
  }
}
