import { Tooltip } from "@fluentui/react-components";
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect } from "react";

/** The event handlers that a tooltip needs on its button. */
export type TooltipHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
>;

interface InfoTooltipProps {
  label: string;
  /** The button, which already has the label as its accessible name. */
  target: HTMLElement | null;
  /** Receives the tooltip's handlers, which the button calls. */
  handlers: RefObject<TooltipHandlers>;
}

/**
 * Attaches a tooltip to a button that is already mounted. Wrapping the button instead would remount it and
 * lose its focus.
 */
export function InfoTooltip({ label, target, handlers }: InfoTooltipProps) {
  // Replays the hover and focus events that happened before the tooltip was loaded.
  useEffect(() => {
    if (target?.matches(":hover")) target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    if (target?.matches(":focus-visible")) target.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }, [target]);

  return (
    <Tooltip content={label} relationship="inaccessible" positioning={{ target }}>
      {(props: TooltipHandlers) => <ForwardHandlers props={props} to={handlers} />}
    </Tooltip>
  );
}

function ForwardHandlers({ props, to }: { props: TooltipHandlers; to: RefObject<TooltipHandlers> }) {
  useLayoutEffect(() => {
    to.current = props;
  });
  return null;
}
