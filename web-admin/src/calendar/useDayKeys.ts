import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { type RefObject, useEffect, useRef } from "react";
import type { CalendarPlace } from "./calendarProps.ts";

/** The number of days that each arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves the focus between day buttons with the arrow keys and turns the page at its edges. */
export function useDayKeys(
  target: RefObject<HTMLElement | null>,
  { view, day }: CalendarPlace,
  onNavigate: (place: CalendarPlace) => void,
): void {
  const latest = useRef({ view, onNavigate });
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { view, onNavigate };
  });

  useEffect(() => {
    const root = target.current;
    if (root === null) return;
    const go = (event: KeyboardEvent) => {
      const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
      const step = STEPS[event.key];
      if (from === undefined || step === undefined) return;
      event.preventDefault();
      const to = shiftDay(from, step);
      if (focusDay(root, to)) return;
      wanted.current = to;
      latest.current.onNavigate({ view: latest.current.view, day: to });
    };
    root.addEventListener("keydown", go);
    return () => root.removeEventListener("keydown", go);
  }, [target]);

  // The new page renders after this effect, so the focus moves a moment later.
  useEffect(() => {
    const root = target.current;
    if (root === null || wanted.current !== day) return;
    const observer = new MutationObserver(() => focusDay(root, day) && observer.disconnect());
    observer.observe(root, { childList: true, subtree: true });
    wanted.current = null;
    return () => observer.disconnect();
  }, [target, day]);
}

function focusDay(root: HTMLElement, day: string): boolean {
  const found = root.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (found === null) return false;
  for (const other of root.querySelectorAll<HTMLElement>("[data-day]")) other.tabIndex = -1;
  found.tabIndex = 0;
  found.focus();
  return true;
}
