import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { CalendarPlace, CalendarProps } from "./calendarProps.ts";

/** Returns the calendar position of the URL, limited to these views; the day is empty if the URL has none. */
export function readPlace(search: URLSearchParams, views: CalendarProps["views"]): CalendarPlace {
  return { view: readChoice(views, search.get("view")) || "month", day: readDay(search.get("day")) };
}

/** Returns the URL parameters of this position. */
export function withPlace(search: URLSearchParams, { view, day }: CalendarPlace): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set("view", view);
  changed.set("day", day);
  // Another page of the agenda starts with its shortest length.
  changed.delete("weeks");
  return changed;
}

/** Returns a function that changes the calendar's position in the URL. */
export function useTurnTo(): (place: CalendarPlace) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (place) => setSearch((latest) => withPlace(latest, place), { replace: true }),
    [setSearch],
  );
}
