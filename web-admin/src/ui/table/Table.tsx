import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { CSSProperties, MouseEvent, ReactNode } from "react";

const useStyles = makeStyles({
  frame: {
    overflowX: "auto",
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: "opacity",
    transitionDuration: tokens.durationFast,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  stale: { opacity: 0.55 },
  // Separate borders: collapsed ones do not move with sticky cells.
  table: {
    width: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  cell: {
    // The height of a cell is its minimum: two lines of the highest script fit into 48 px.
    height: "44px",
    boxSizing: "border-box",
    padding: "2px 6px",
    textAlign: "start",
    verticalAlign: "middle",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightRegular,
  },
  head: {
    height: "auto",
    padding: "8px 6px",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    wordBreak: "keep-all",
  },
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  start: {
    position: "sticky",
    left: 0,
    zIndex: 1,
    boxShadow: `inset -1px 0 0 ${tokens.colorNeutralStroke2}`,
    paddingInlineStart: "16px",
  },
  finish: {
    position: "sticky",
    right: 0,
    zIndex: 1,
    boxShadow: `inset 1px 0 0 ${tokens.colorNeutralStroke2}`,
    paddingInlineEnd: "16px",
  },
  row: {
    ":hover > *": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-within > *": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":last-child > *": { borderBottomColor: "transparent" },
  },
  opens: { cursor: "pointer" },
  marked: { "& > *": { backgroundColor: "var(--houseAccentSoft)" } },
  nowrap: { whiteSpace: "nowrap" },
  positioned: { position: "relative" },
  fixed: { boxSizing: "border-box", overflow: "hidden", textOverflow: "ellipsis", overflowWrap: "anywhere" },
  secondary: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  oneLine: { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  clamp: {
    display: "-webkit-box",
    WebkitLineClamp: "2",
    WebkitBoxOrient: "vertical",
    lineHeight: "20px",
    overflow: "hidden",
    overflowWrap: "anywhere",
  },
});

/**
 * A table that scrolls sideways in its own frame; keyboard users scroll it by moving among the controls in
 * its rows. The frame gets the focus when the row that had it is gone.
 */
export function Table({ label, stale, children }: { label: string; stale: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div tabIndex={-1} className={mergeClasses(styles.frame, stale && styles.stale)} aria-busy={stale}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}

interface CellProps {
  /** Stays visible at this edge while the rest scrolls. */
  stick?: "start" | "end" | undefined;
  /** Aligns numbers at the end, so that their digits line up. */
  numeric?: boolean | undefined;
  nowrap?: boolean | undefined;
  /** The minimum width in pixels. */
  width?: number | undefined;
  /** The width in pixels that the user set; longer content is cut off. */
  fixedWidth?: number | undefined;
  children?: ReactNode;
}

function useCellClass({ stick, numeric, nowrap, fixedWidth }: CellProps, kind: "cell" | "head"): string {
  const styles = useStyles();
  return mergeClasses(
    styles.cell,
    kind === "head" && styles.head,
    numeric && styles.end,
    nowrap && styles.nowrap,
    stick === "start" && styles.start,
    stick === "end" && styles.finish,
    kind === "head" && stick === undefined && styles.positioned,
    fixedWidth !== undefined && styles.fixed,
  );
}

function widthStyle({ width, fixedWidth }: CellProps): CSSProperties {
  return fixedWidth === undefined
    ? { minWidth: width }
    : { width: fixedWidth, minWidth: fixedWidth, maxWidth: fixedWidth };
}

interface HeadCellProps extends CellProps {
  /** The text of the header without its other content: screen readers read it with each cell. */
  abbr?: string;
  /** Given where the list can be sorted by the column. */
  sort?: "ascending" | "descending" | "none";
}

export function HeadCell({ abbr, sort, ...props }: HeadCellProps) {
  return (
    <th
      scope="col"
      abbr={abbr}
      aria-sort={sort}
      className={useCellClass(props, "head")}
      style={widthStyle(props)}
    >
      {props.children}
    </th>
  );
}

export function Cell(props: CellProps) {
  const { fixedWidth } = props;
  return (
    <td
      className={useCellClass(props, "cell")}
      style={fixedWidth === undefined ? undefined : widthStyle(props)}
    >
      {props.children}
    </td>
  );
}

/** The cell that names its row. */
export function RowHead(props: CellProps) {
  const { fixedWidth } = props;
  return (
    <th
      scope="row"
      className={useCellClass(props, "cell")}
      style={fixedWidth === undefined ? undefined : widthStyle(props)}
    >
      {props.children}
    </th>
  );
}

interface RowProps {
  /** Highlights the row. */
  marked?: boolean | undefined;
  /**
   * Called for a click beside the controls of the row. Keyboard users open the record by the link or the button
   * in the row.
   */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

export function Row({ marked, onOpen, children }: RowProps) {
  const styles = useStyles();
  const open = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Events of dialogs and menus bubble through React's tree although they are elsewhere on the page.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest("a, button, input, label, select, textarea, [role=menu]") !== null) return;
    if (`${getSelection()}` === "") onOpen?.();
  };
  return (
    <tr
      className={mergeClasses(styles.row, marked && styles.marked, onOpen !== undefined && styles.opens)}
      onClick={open}
    >
      {children}
    </tr>
  );
}

/** The quieter second line of a cell. */
export function Secondary({ children }: { children: ReactNode }) {
  return <div className={useStyles().secondary}>{children}</div>;
}

/** Text of any length in at most two lines. */
export function Clamp({ children }: { children: string }) {
  return (
    <span className={useStyles().clamp} title={children}>
      {children}
    </span>
  );
}

/** Text of any length on one line. */
export function OneLine({ children }: { children: string }) {
  return (
    <span className={useStyles().oneLine} title={children}>
      {children}
    </span>
  );
}
