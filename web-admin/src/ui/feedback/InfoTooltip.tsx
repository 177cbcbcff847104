import { Tooltip } from "@fluentui/react-components";
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect } from "react";

/** What a tooltip wants to hear of the button that it belongs to. */
export type TooltipHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
>;

interface TipProps {
  label: string;
  /** The button, which says its label itself. */
  target: HTMLElement | null;
  /** Where the button finds what to tell. */
  handlers: RefObject<TooltipHandlers>;
}

/** A tooltip that joins a button which was there before it: wrapped around, it would put another in its place, focus lost. */
export function InfoTooltip({ label, target, handlers }: TipProps) {
  // Whoever waited for it at the button is seen now, as if they had just come.
  useEffect(() => {
    if (target?.matches(":hover")) target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    if (target?.matches(":focus-visible")) target.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }, [target]);

  return (
    <Tooltip content={label} relationship="inaccessible" positioning={{ target }}>
      {(props: TooltipHandlers) => <Handed props={props} to={handlers} />}
    </Tooltip>
  );
}

function Handed({ props, to }: { props: TooltipHandlers; to: RefObject<TooltipHandlers> }) {
  useLayoutEffect(() => {
    to.current = props;
  });
  return null;
}
