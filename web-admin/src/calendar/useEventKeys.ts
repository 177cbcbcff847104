import { type RefObject, useEffect, useRef } from "react";
import type { CalendarProps } from "./calendarProps.ts";
import { eventAt } from "./content.ts";

const MINUTE_MS = 60_000;

/** The step of a change by keyboard, which is also the one of dragging. */
const STEP_MINUTES = 15;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES };

/** Lets Shift and an arrow key change the length of the focused event, where it can be changed. */
export function useEventKeys(
  target: RefObject<HTMLElement | null>,
  { events, view, onResize }: Pick<CalendarProps, "events" | "view" | "onResize">,
): void {
  const latest = useRef({ events, view, onResize });
  useEffect(() => {
    latest.current = { events, view, onResize };
  });
  useEffect(() => {
    const root = target.current;
    if (root === null) return;
    const change = (pressed: KeyboardEvent) => {
      const step = STEPS[pressed.key];
      const focused = eventAt(pressed.target);
      const { events: shown, view: now, onResize: resize } = latest.current;
      const event = shown.find(({ id, movable }) => movable && id === focused?.id);
      if (!pressed.shiftKey || step === undefined || event === undefined || resize === undefined) return;
      if (now !== "day" && now !== "week") return;
      pressed.preventDefault();
      const minutes = Math.round((event.end.getTime() - event.start.getTime()) / MINUTE_MS) + step;
      if (minutes > 0) resize({ id: event.id, minutes, undo: null });
    };
    root.addEventListener("keydown", change);
    return () => root.removeEventListener("keydown", change);
  }, [target]);
}
