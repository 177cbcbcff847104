import type { CalendarView } from "@machiya/schema/domain/time/calendarTime";
import type { ReactNode } from "react";
import type { CalendarBackground, CalendarEvent, CalendarMove, CalendarResource } from "./calendarEvents.ts";

/** Where a calendar is open: it shows the month or the week of this day, or the day. */
export interface CalendarPlace {
  view: CalendarView;
  /** YYYY-MM-DD, in the store's zone. */
  day: string;
}

export interface CalendarProps extends CalendarPlace {
  /** What it is a calendar of, for screen readers. */
  label: string;
  /** The views to choose from. */
  views: readonly CalendarView[];
  /** A page was turned or a view chosen. `shownDays(view, day)` says which days it then shows. */
  onNavigate: (place: CalendarPlace) => void;
  /** A new array is drawn; keep it the same (useMemo) while nothing changes. */
  events: readonly CalendarEvent[];
  backgrounds?: readonly CalendarBackground[];
  /** With these, the day view has a column for each. */
  resources?: readonly CalendarResource[];
  /** A week as hours from top to bottom (what is not said), or as a list below each day. */
  week?: "hours" | "list";
  /** What hours are drawn at least, as clock minutes; events outside of them are drawn too. 9:00 to 21:00. */
  hours?: { from: number; to: number };
  /** What is shown is on its way to being replaced. */
  stale?: boolean;
  /** Beside the turning of pages. */
  tools?: ReactNode;
  /** `element` is the event's own button: a place for popovers, and for the focus to come back to. */
  onEventClick: (id: string, element: HTMLElement) => void;
  /** A day's button was pressed, or its empty space in a month or list. */
  onDayClick: (day: string, element: HTMLElement) => void;
  /** An empty time was clicked where hours are drawn; without it, that is a click on the day. */
  onTimeClick?: (place: { at: Date; resourceId: string | null }) => void;
  /** An event that is `movable` was dropped elsewhere: on another day, time or column. */
  onMove?: (move: CalendarMove) => void;
}
