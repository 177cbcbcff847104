import type { CalendarView } from "@machiya/schema/domain/time/calendarTime";
import type { ReactNode } from "react";
import type {
  CalendarBackground,
  CalendarEvent,
  CalendarMove,
  CalendarResize,
  CalendarResource,
} from "./calendarEvents.ts";

/** The position of a calendar: the view and a day that it contains. */
export interface CalendarPlace {
  view: CalendarView;
  /** YYYY-MM-DD in the store's time zone. */
  day: string;
}

/** A click on an empty time; without columns, `resourceId` is null. */
export interface TimeClick {
  at: Date;
  resourceId: string | null;
}

export interface CalendarProps extends CalendarPlace {
  /** The accessible name. */
  label: string;
  /** The views to choose from. */
  views: readonly CalendarView[];
  /**
   * Called after a page turn or a change of view. `shownDays(view, day)` returns the days that are then
   * visible.
   */
  onNavigate: (place: CalendarPlace) => void;
  /** A new array is rendered again, so memoize it. */
  events: readonly CalendarEvent[];
  backgrounds?: readonly CalendarBackground[];
  /** With resources, the day view has a column for each. */
  resources?: readonly CalendarResource[];
  /** The week view shows hours from top to bottom (the default) or a list per day. */
  week?: "hours" | "list";
  /**
   * The minimum visible hours as minutes of the day, by default 9:00 to 21:00; events outside extend them.
   */
  hours?: { from: number; to: number };
  /** Other data is loading. */
  stale?: boolean;
  /** The content of the agenda, which is a list instead of a grid. */
  agenda?: ReactNode;
  /** Returns what a card beside an event shows while the pointer or the focus is on it. */
  card?: (id: string) => ReactNode;
  /** The content beside the page buttons. */
  tools?: ReactNode;
  /** `element` is the event's button, for positioning popovers and restoring focus. */
  onEventClick: (id: string, element: HTMLElement) => void;
  /** Called for a click on a day's button, or on its empty space in a month or list. */
  onDayClick: (day: string, element: HTMLElement) => void;
  /** Called for a click on an empty time slot; without it, the click counts for the day. */
  onTimeClick?: (place: TimeClick) => void;
  /** Called when a `movable` event was dropped on another day, time or column. */
  onMove?: (move: CalendarMove) => void;
  /** Called when the lower edge of a `movable` event was dragged, or its length changed with the keyboard. */
  onResize?: (resize: CalendarResize) => void;
}
