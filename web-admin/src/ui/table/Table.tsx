import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { CSSProperties, ReactNode } from "react";

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
    padding: "10px 12px",
    textAlign: "start",
    verticalAlign: "top",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightRegular,
  },
  head: {
    padding: "9px 12px",
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
    paddingInlineStart: "20px",
  },
  finish: {
    position: "sticky",
    right: 0,
    zIndex: 1,
    boxShadow: `inset 1px 0 0 ${tokens.colorNeutralStroke2}`,
    paddingInlineEnd: "20px",
  },
  row: {
    ":hover > *": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-within > *": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":last-child > *": { borderBottomColor: "transparent" },
  },
  marked: { "& > *": { backgroundColor: "var(--houseAccentSoft)" } },
  nowrap: { whiteSpace: "nowrap" },
  positioned: { position: "relative" },
  fixed: { boxSizing: "border-box", overflow: "hidden", textOverflow: "ellipsis", overflowWrap: "anywhere" },
  secondary: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  clamp: {
    display: "-webkit-box",
    WebkitLineClamp: "2",
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
    overflowWrap: "anywhere",
  },
});

/**
 * A table that scrolls sideways in its own frame; keyboard users scroll it by moving among the controls in
 * its rows.
 */
export function Table({ label, stale, children }: { label: string; stale: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.frame, stale && styles.stale)} aria-busy={stale}>
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
}

export function HeadCell({ abbr, ...props }: HeadCellProps) {
  return (
    <th scope="col" abbr={abbr} className={useCellClass(props, "head")} style={widthStyle(props)}>
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

/** A row; a marked one is highlighted. */
export function Row({ marked, children }: { marked?: boolean | undefined; children: ReactNode }) {
  const styles = useStyles();
  return <tr className={mergeClasses(styles.row, marked && styles.marked)}>{children}</tr>;
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
