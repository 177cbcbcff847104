import type { Calendar } from "@event-calendar/core";
import { shiftDay } from "@machiya/schema/domain/calendarTime";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { dayName, weekdayName } from "../booking/useShopClock.ts";
import { useLanguage } from "../language/language.tsx";
import { useWords } from "../language/words.ts";
import "./CalendarGrid.css";
import { type DrawnEvent, shownHours } from "./calendarEvents.ts";
import type { CalendarPageView } from "./calendarSearch.ts";
import { busyContent, dayButton, markDays, ownContent, plainRoles } from "./gridContent.ts";
import { calendarWords } from "./messages.ts";
import { useEventCalendar } from "./useEventCalendar.ts";

interface CalendarGridProps {
  view: CalendarPageView;
  /** YYYY-MM-DD: what is shown is its month or week. */
  chosen: string;
  /** In the store's zone. */
  today: string;
  events: readonly DrawnEvent[];
  onChoose: (day: string) => void;
  onOpen: (appointmentId: string) => void;
}

/** The clock-face date that the library hands out, as a calendar day. */
function dayText(date: Date): string {
  const part = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month or a week of the store, whatever the browser's zone: the library is given clock-face times alone. */
export function CalendarGrid({ view, chosen, today, events, onChoose, onOpen }: CalendarGridProps) {
  const text = useWords(calendarWords);
  const { locale } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const options = useMemo((): Calendar.Options => {
    const hours = shownHours(events);
    const drawn = new Map(events.map((event) => [event.id, event]));
    return {
      view: view === "month" ? "dayGridMonth" : "timeGridWeek",
      date: chosen,
      locale,
      firstDay: 0,
      height: "auto",
      headerToolbar: { start: "", center: "", end: "" },
      allDaySlot: false,
      nowIndicator: false,
      slotMinTime: `${hours.from}:00`,
      slotMaxTime: `${hours.to}:00`,
      slotDuration: "01:00",
      slotHeight: 36,
      dayCellContent: ({ date }) => {
        const day = dayText(date);
        return view === "month" ? dayButton(day, String(Number(day.slice(8))), dayName(day, locale)) : "";
      },
      dayHeaderFormat: (date) => {
        const day = dayText(date);
        if (view === "month") return weekdayName(day, locale);
        return dayButton(day, String(Number(day.slice(8))), dayName(day, locale), weekdayName(day, locale));
      },
      events: events.map(({ id, start, end, kind }) => ({
        id,
        start,
        end,
        ...(kind === "busy" && view === "week" && { display: "background" as const }),
        classNames: [`liff-${kind}-event`, ...pendingClass(drawn.get(id))],
      })),
      eventContent: ({ event }) => {
        const found = drawn.get(String(event.id));
        if (found === undefined) return "";
        if (found.kind === "busy")
          return busyContent(found.count, view === "week" ? text.busy : text.busyCount(found.count));
        const { item } = found;
        const time = found.start.slice(11, 16);
        return ownContent({
          appointmentId: item.appointmentId,
          mark: item.pending ? "?" : "✓",
          time,
          short: item.abbreviation,
          long: `${item.serviceName}${item.pending ? text.pendingSuffix : ""} ${item.staffName}`,
          name: [
            dayName(found.start.slice(0, 10), locale),
            time,
            item.pending ? item.serviceName + text.pendingSuffix : item.serviceName,
            item.pending ? "" : text.states.CONFIRMED,
            item.staffName,
          ].join(" "),
        });
      },
    };
  }, [view, chosen, locale, events, text]);

  const mend = useCallback(
    (element: HTMLElement) => {
      plainRoles(element);
      markDays(element, { chosen, today });
      const wanted = focusNext.current;
      const button =
        wanted === null ? null : element.querySelector<HTMLElement>(`.liff-day[data-day="${wanted}"]`);
      if (button === null) return;
      focusNext.current = null;
      button.focus();
    },
    [chosen, today],
  );
  useEventCalendar(root, options, mend);

  const answers = useRef({ onChoose, onOpen });
  useEffect(() => {
    answers.current = { onChoose, onOpen };
  }, [onChoose, onOpen]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const click = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
      const { day, appointment } = button?.dataset ?? {};
      if (day) answers.current.onChoose(day);
      if (appointment) answers.current.onOpen(appointment);
    };
    const press = (event: KeyboardEvent) => {
      const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
      const step = STEPS[event.key];
      if (day === undefined || step === undefined) return;
      event.preventDefault();
      focusNext.current = shiftDay(day, step);
      answers.current.onChoose(focusNext.current);
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

function pendingClass(event: DrawnEvent | undefined): string[] {
  return event?.kind === "own" && event.item.pending ? ["liff-pending"] : [];
}
