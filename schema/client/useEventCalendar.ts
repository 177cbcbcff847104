import { type Calendar, createCalendar, destroyCalendar } from "@event-calendar/core";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { removeTableRoles } from "./removeTableRoles.ts";

const nothingMore = () => {};

/**
 * Renders the library's calendar in an element while mounted; a changed option updates it in place. `plugins`
 * must not change. `mend` is called with the calendar's element after each change that the library makes.
 */
export function useEventCalendar(
  target: RefObject<HTMLElement | null>,
  plugins: Calendar.Plugin[],
  options: Calendar.Options,
  mend: (root: HTMLElement) => void = nothingMore,
): void {
  const calendar = useRef<Calendar | null>(null);
  const rendered = useRef({ plugins, options });
  const latest = useRef(mend);

  // The calendar is created before the first paint, because it would move what is below it later.
  useLayoutEffect(() => {
    const root = target.current;
    if (root === null) return;
    const created = createCalendar(root, rendered.current.plugins, rendered.current.options);
    calendar.current = created;
    const mendAll = () => {
      removeTableRoles(root);
      latest.current(root);
    };
    mendAll();
    const observer = new MutationObserver(mendAll);
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

  useEffect(() => {
    latest.current = mend;
    if (target.current !== null) mend(target.current);
  }, [target, mend]);
}
