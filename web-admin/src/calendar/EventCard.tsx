import { makeStyles, Popover, PopoverSurface } from "@fluentui/react-components";
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import type { CalendarProps } from "./calendarProps.ts";
import { eventAt } from "./content.ts";

/** The pointer rests so long on an event before its card appears, and may leave it so long. */
const REST_MS = 350;
const LEAVE_MS = 150;

const useStyles = makeStyles({
  surface: { maxWidth: "300px", padding: "12px 14px", "@media print": { display: "none" } },
});

type Opened = NonNullable<ReturnType<typeof eventAt>>;

/**
 * Returns the event whose card is open: the one on which the mouse rests, or that the keyboard focuses. Escape, a
 * press, and leaving close it; the pointer may move onto the card itself.
 */
function useOpenCard(target: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((next: Opened | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(next), ms);
  }, []);
  useEffect(() => {
    const root = target.current;
    if (root === null) return;
    const close = () => {
      clearTimeout(timer.current);
      setOpened(null);
    };
    const listeners = {
      pointerover: (event: PointerEvent) => {
        const at = eventAt(event.target);
        // A finger opens the record itself, and a pressed button drags.
        if (event.pointerType === "mouse" && event.buttons === 0) later(at, at === null ? LEAVE_MS : REST_MS);
      },
      pointerleave: () => later(null, LEAVE_MS),
      pointerdown: close,
      focusin: ({ target: focused }: FocusEvent) => {
        if (focused instanceof Element && focused.matches(":focus-visible")) later(eventAt(focused), 0);
      },
      focusout: close,
      keydown: ({ key }: KeyboardEvent) => {
        if (key === "Escape" || key === "Enter") close();
      },
    };
    for (const [type, listener] of Object.entries(listeners))
      root.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(timer.current);
      for (const [type, listener] of Object.entries(listeners))
        root.removeEventListener(type, listener as EventListener);
    };
  }, [target, later]);
  return { opened, keep: () => clearTimeout(timer.current), leave: () => later(null, LEAVE_MS) };
}

interface EventCardProps {
  /** The calendar's element. */
  root: RefObject<HTMLElement | null>;
  contentOf: NonNullable<CalendarProps["card"]>;
}

/** A card beside an event with what its box has no room for; it describes the event to screen readers. */
export function EventCard({ root, contentOf }: EventCardProps) {
  const styles = useStyles();
  const id = useId();
  const { opened, keep, leave } = useOpenCard(root);
  const element = opened?.element;
  useEffect(() => {
    element?.setAttribute("aria-describedby", id);
    return () => element?.removeAttribute("aria-describedby");
  }, [element, id]);
  const content = opened?.element.isConnected ? contentOf(opened.id) : null;
  if (content === null || opened === null) return null;
  return (
    <Popover
      open
      withArrow
      unstable_disableAutoFocus
      positioning={{ target: opened.element, position: "after", align: "top", offset: 4 }}
    >
      <PopoverSurface
        id={id}
        role="tooltip"
        className={styles.surface}
        onPointerEnter={keep}
        onPointerLeave={leave}
      >
        {content}
      </PopoverSurface>
    </Popover>
  );
}
