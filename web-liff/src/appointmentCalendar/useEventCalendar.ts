import { type Calendar, createCalendar, DayGrid, destroyCalendar, TimeGrid } from "@event-calendar/core";
import "@event-calendar/core/index.css";
import { type RefObject, useEffect, useRef } from "react";

const PLUGINS = [DayGrid, TimeGrid];

/**
 * Draws the library's calendar in an element for as long as it is mounted; an option that changes changes it in place.
 * `mend` is called on what it has drawn, each time that it has drawn something.
 */
export function useEventCalendar(
  target: RefObject<HTMLElement | null>,
  options: Calendar.Options,
  mend: (root: HTMLElement) => void,
): void {
  const calendar = useRef<Calendar | null>(null);
  const drawn = useRef(options);
  const latest = useRef(mend);

  useEffect(() => {
    const root = target.current;
    if (root === null) return;
    const made = createCalendar(root, PLUGINS, drawn.current);
    calendar.current = made;
    latest.current(root);
    const observer = new MutationObserver(() => latest.current(root));
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
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

  useEffect(() => {
    latest.current = mend;
    if (target.current !== null) mend(target.current);
  }, [target, mend]);
}
