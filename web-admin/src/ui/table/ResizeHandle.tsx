import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@machiya/schema/domain/preferences/tableLayout";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useMessages } from "../../language/language.ts";

const STEP = 10;
const LARGE_STEP = 50;

const edge = (color: string) =>
  `linear-gradient(to right, transparent 5px, ${color} 5px, ${color} 8px, transparent 8px)`;

const useStyles = makeStyles({
  root: {
    position: "absolute",
    top: 0,
    right: 0,
    width: "9px",
    height: "100%",
    margin: 0,
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    cursor: "col-resize",
    touchAction: "none",
    outlineStyle: "none",
    ":hover": { backgroundImage: edge(tokens.colorNeutralStroke1Hover) },
    ":focus-visible": { backgroundImage: edge(tokens.colorStrokeFocus2) },
  },
  dragging: { backgroundImage: edge(tokens.colorBrandStroke1) },
});

interface ResizeHandleProps {
  header: string;
  /** The width that the user set. */
  width: number | undefined;
  /** Only one handle of a table is reached by Tab; up and down lead to the others. */
  isTabStop: boolean;
  onFocus: () => void;
  /** Null makes the column as wide as its content. */
  onResize: (width: number | null) => void;
}

/**
 * The edge of a column's header, which is dragged or moved by the left and right arrow keys; Enter and a
 * double click reset the width.
 */
export function ResizeHandle({ header, width, isTabStop, onFocus, onResize }: ResizeHandleProps) {
  const styles = useStyles();
  const words = useMessages("table");
  const [drag, setDrag] = useState<{ startX: number; startWidth: number } | null>(null);
  // The width that screen readers announce while the width follows the content.
  const [measured, setMeasured] = useState(MIN_COLUMN_WIDTH);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ startX: event.clientX, startWidth: cellWidth(event.currentTarget) });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag !== null) onResize(drag.startWidth + event.clientX - drag.startX);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const now = cellWidth(event.currentTarget);
    if (event.key === "ArrowLeft") onResize(now - step);
    else if (event.key === "ArrowRight") onResize(now + step);
    else if (event.key === "Home") onResize(MIN_COLUMN_WIDTH);
    else if (event.key === "End") onResize(MAX_COLUMN_WIDTH);
    else if (event.key === "Enter") onResize(null);
    else if (event.key === "ArrowUp") focusHandle(event.currentTarget, -1);
    else if (event.key === "ArrowDown") focusHandle(event.currentTarget, 1);
    else return;
    event.preventDefault();
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={width ?? measured}
      title={words.widthOf(header)}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(styles.root, drag !== null && styles.dragging)}
      onFocus={(event) => {
        setMeasured(Math.round(cellWidth(event.currentTarget)));
        onFocus();
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
    />
  );
}

function cellWidth(handle: HTMLElement): number {
  return handle.closest("th")?.getBoundingClientRect().width ?? MIN_COLUMN_WIDTH;
}

/** Focuses the handle at this offset from the given one in the same header. */
function focusHandle(handle: HTMLElement, places: number): void {
  const handles = [...(handle.closest("tr")?.querySelectorAll<HTMLElement>("hr") ?? [])];
  handles[handles.indexOf(handle) + places]?.focus();
}
