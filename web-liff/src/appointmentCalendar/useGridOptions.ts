import type { Calendar } from "@event-calendar/core";
import { localDay, shortWeekday } from "@machiya/schema/client/dayFormat";
import { monthOf, shownDays } from "@machiya/schema/domain/time/calendarTime";
import { useMemo } from "react";
import { dayName } from "../booking/useShopClock.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { APPOINTMENT_LOOKS, AVAILABILITY_LOOKS } from "./appointmentLooks.ts";
import { type RenderedEvent, shownHours } from "./calendarEvents.ts";
import type { CalendarPageView } from "./calendarSearch.ts";
import { dayButton, ownContent } from "./gridContent.ts";
import type { BookableDays } from "./useBookableDays.ts";

/**
 * Returns the library's options. They stay the same object while another day of the same page is chosen, so
 * that the library does not render again.
 */
export function useGridOptions(
  view: CalendarPageView,
  chosen: string,
  events: readonly RenderedEvent[],
  days: BookableDays,
): Calendar.Options {
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const { locale } = useLanguage();
  const first = view === "month" ? monthOf(chosen).from : shownDays("week", chosen).from;
  return useMemo((): Calendar.Options => {
    const hours = shownHours(events);
    const drawn = new Map(events.map((event) => [event.id, event]));
    const button = (day: string, weekday?: string) => {
      const availability = days.get(day);
      const look = availability && {
        ...AVAILABILITY_LOOKS[availability],
        words: text.availability[availability],
      };
      return dayButton(day, String(Number(day.slice(8))), dayName(day, locale), weekday, look);
    };
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
        return view === "month" ? button(day) : "";
      },
      dayHeaderFormat: (date) => {
        const day = localDay(date);
        if (view === "month") return shortWeekday(day, locale);
        return button(day, shortWeekday(day, locale));
      },
      events: events.map(({ id, start, end, item }) => ({
        id,
        start,
        end,
        classNames: ["liff-own-event", ...(APPOINTMENT_LOOKS[item.state].pending ? ["liff-pending"] : [])],
      })),
      eventContent: ({ event }) => {
        const found = drawn.get(String(event.id));
        if (found === undefined) return "";
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
  }, [view, first, locale, events, days, text, appointmentState]);
}
