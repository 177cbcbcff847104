import {
  type Calendar,
  createCalendar,
  DayGrid,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
} from "@event-calendar/core";
import { type RefObject, useEffect, useRef } from "react";
import { keepPlain } from "./plainRoles.ts";

const PLUGINS = [DayGrid, TimeGrid, ResourceTimeGrid, Interaction];

/** Draws the library's calendar in an element for as long as it is mounted; an option that changes changes it in place. */
export function useEventCalendar(target: RefObject<HTMLElement | null>, options: Calendar.Options): void {
  const calendar = useRef<Calendar | null>(null);
  const drawn = useRef(options);

  useEffect(() => {
    const root = target.current;
    if (root === null) return;
    const made = createCalendar(root, PLUGINS, drawn.current);
    calendar.current = made;
    const stop = keepPlain(root);
    return () => {
      stop();
      calendar.current = null;
      void destroyCalendar(made);
    };
  }, [target]);

  useEffect(() => {
    const before = drawn.current;
    drawn.current = options;
    for (const key of Object.keys(options) as (keyof Calendar.Options)[]) {
      if (options[key] !== before[key]) calendar.current?.setOption(key, options[key]);
    }
  }, [options]);
}
