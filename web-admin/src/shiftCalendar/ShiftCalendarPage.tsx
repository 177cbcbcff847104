import { useSearchParams } from "react-router";
import type { ShiftCalendarQuery } from "../__generated__/ShiftCalendarQuery.graphql.ts";
import { CalendarPage } from "../calendar/CalendarPage.tsx";
import { readPlace, withPlace } from "../calendar/placeSearch.ts";
import { useMessages } from "../language/language.ts";
import { ShiftCalendar } from "./ShiftCalendar.tsx";
import { SHIFT_VIEWS } from "./shiftSearch.ts";

/**
 * The shift calendar (/employer-shift). Without parameters it shows the current month of all staff
 * (booking.md §2).
 */
export function ShiftCalendarPage() {
  const words = useMessages("shiftCalendar");
  const [search] = useSearchParams();
  const { view } = readPlace(search, SHIFT_VIEWS);
  return (
    <CalendarPage<ShiftCalendarQuery>
      title={words.title}
      at={(day) => ({ search: `${withPlace(search, { view, day })}` })}
    >
      {(loaded, stale) => <ShiftCalendar loaded={loaded} stale={stale} />}
    </CalendarPage>
  );
}
