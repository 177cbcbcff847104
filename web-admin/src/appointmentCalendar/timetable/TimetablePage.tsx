import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { useSearchParams } from "react-router";
import type { TimetableQuery } from "../../__generated__/TimetableQuery.graphql.ts";
import { CalendarPage } from "../../calendar/CalendarPage.tsx";
import { useMessages } from "../../language/language.ts";
import { timetablePath } from "../calendarSearch.ts";
import { Timetable } from "./Timetable.tsx";
import { TimetableBar } from "./TimetableBar.tsx";

/** A day on one sheet of paper, /appointmentlog/timetable?day= (booking.md §2). */
export function TimetablePage() {
  const words = useMessages("appointmentCalendar");
  const [search] = useSearchParams();
  return (
    <CalendarPage<TimetableQuery>
      title={words.timetable}
      broad
      at={timetablePath}
      above={(stale) => <TimetableBar day={readDay(search.get("day"))} stale={stale} />}
    >
      {(loaded) => <Timetable loaded={loaded} />}
    </CalendarPage>
  );
}
