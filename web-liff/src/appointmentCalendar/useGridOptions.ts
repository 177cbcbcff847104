import type { Calendar } from "@event-calendar/core";
import { localDay, shortWeekday } from "@machiya/schema/client/dayFormat";
import { monthOf, shownDays } from "@machiya/schema/domain/time/calendarTime";
import { useMemo } from "react";
import { dayName } from "../booking/useShopClock.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { APPOINTMENT_LOOKS } from "./appointmentLooks.ts";
import { type RenderedEvent, shownHours } from "./calendarEvents.ts";
import type { CalendarPageView } from "./calendarSearch.ts";
import { busyContent, dayButton, ownContent } from "./gridContent.ts";

/**
 * Returns the library's options. They stay the same object while another day of the same page is chosen, so
 * that the library does not render again.
 */
export function useGridOptions(
  view: CalendarPageView,
  chosen: string,
  events: readonly RenderedEvent[],
): Calendar.Options {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const { locale } = useLanguage();
  const first = view === "month" ? monthOf(chosen).from : shownDays("week", chosen).from;
  return useMemo((): Calendar.Options => {
    const hours = shownHours(events);
    const drawn = new Map(events.map((event) => [event.id, event]));
    return {
      view: view === "month" ? "dayGridMonth" : "timeGridWeek",
      date: first,
      locale,
      firstDay: 0,
      height: "auto",
      headerToolbar: { start: "", center: "", end: "" },
      allDaySlot: false,
      nowIndicator: false,
      slotMinTime: `${hours.from}:00`,
      slotMaxTime: `${hours.to}:00`,
      slotDuration: "01:00",
      slotHeight: 44,
      dayCellContent: ({ date }) => {
        const day = localDay(date);
        return view === "month" ? dayButton(day, String(Number(day.slice(8))), dayName(day, locale)) : "";
      },
      dayHeaderFormat: (date) => {
        const day = localDay(date);
        if (view === "month") return shortWeekday(day, locale);
        return dayButton(day, String(Number(day.slice(8))), dayName(day, locale), shortWeekday(day, locale));
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
          return busyContent(view === "week" ? text.busy : text.busyCount(found.count));
        const { item } = found;
        const { mark, pending } = APPOINTMENT_LOOKS[item.state];
        const time = found.start.slice(11, 16);
        const service = pending ? item.serviceName + text.pendingSuffix : item.serviceName;
        return ownContent({
          appointmentId: item.appointmentId,
          mark,
          time,
          short: item.abbreviation,
          long: `${service} ${item.staffName}`,
          name: [
            dayName(found.start.slice(0, 10), locale),
            time,
            service,
            pending ? "" : appointmentState[item.state],
            item.staffName,
          ].join(" "),
        });
      },
    };
  }, [view, first, locale, events, text, appointmentState]);
}

function pendingClass(event: RenderedEvent | undefined): string[] {
  return event?.kind === "own" && APPOINTMENT_LOOKS[event.item.state].pending ? ["liff-pending"] : [];
}
