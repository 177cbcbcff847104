import { type Calendar, createCalendar, destroyCalendar } from "@event-calendar/core";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { repairMarkup } from "./repairMarkup.ts";

/**
 * Renders the library's calendar in an element while mounted; a changed option updates it in place. `plugins`
 * must not change.
 */
export function useEventCalendar(
  target: RefObject<HTMLElement | null>,
  plugins: Calendar.Plugin[],
  options: Calendar.Options,
): void {
  const calendar = useRef<Calendar | null>(null);
  const rendered = useRef({ plugins, options });

  // The calendar is created before the first paint, because it would move what is below it later.
  useLayoutEffect(() => {
    const root = target.current;
    if (root === null) return;
    const created = createCalendar(root, rendered.current.plugins, rendered.current.options);
    calendar.current = created;
    repairMarkup(root);
    const observer = new MutationObserver(() => repairMarkup(root));
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-label"] });
    return () => {
      observer.disconnect();
      calendar.current = null;
      void destroyCalendar(created);
    };
  }, [target]);

  useEffect(() => {
    const before = rendered.current.options;
    rendered.current.options = options;
    for (const key of Object.keys(options) as (keyof Calendar.Options)[]) {
      if (options[key] !== before[key]) calendar.current?.setOption(key, options[key]);
    }
  }, [options]);
}
