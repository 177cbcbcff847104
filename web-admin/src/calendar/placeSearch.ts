import { readChoice, readDay } from "@machiya/schema/domain/listFilters/searchParams";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { CalendarPlace, CalendarProps } from "./calendarProps.ts";

/** Where the address opens a calendar that has these views; the day is empty when it names none. */
export function readPlace(search: URLSearchParams, views: CalendarProps["views"]): CalendarPlace {
  return { view: readChoice(views, search.get("view")) || "month", day: readDay(search.get("day")) };
}

/** The address with the calendar opened there. */
export function withPlace(search: URLSearchParams, { view, day }: CalendarPlace): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set("view", view);
  changed.set("day", day);
  return changed;
}

/** Opens the screen's calendar elsewhere, by the address. */
export function useTurnTo(): (place: CalendarPlace) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (place) => setSearch((latest) => withPlace(latest, place), { replace: true }),
    [setSearch],
  );
}
