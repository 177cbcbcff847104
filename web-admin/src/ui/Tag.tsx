import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

/**
 * The meaning of a state for the staff, independent of the kind of record. `bad`, the only one in red, is for what is
 * late or has failed.
 */
export type Tone = "new" | "busy" | "wait" | "done" | "off" | "bad";

const useStyles = makeStyles({
  root: {
    display: "inline-flex",
    alignItems: "center",
    columnGap: "6px",
    maxWidth: "100%",
    paddingInline: "8px",
    minHeight: "22px",
    boxSizing: "border-box",
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: "nowrap",
  },
  square: { borderRadius: tokens.borderRadiusMedium },
  dot: { width: "6px", height: "6px", borderRadius: "50%", backgroundColor: "currentcolor", flexShrink: 0 },
  new: { color: "var(--houseToneNewText)", backgroundColor: "var(--houseToneNewFill)" },
  busy: { color: "var(--houseToneBusyText)", backgroundColor: "var(--houseToneBusyFill)" },
  wait: { color: "var(--houseToneWaitText)", backgroundColor: "var(--houseToneWaitFill)" },
  done: { color: "var(--houseToneDoneText)", backgroundColor: "var(--houseToneDoneFill)" },
  off: { color: "var(--houseToneOffText)", backgroundColor: "var(--houseToneOffFill)" },
  bad: { color: "var(--houseToneBadText)", backgroundColor: "var(--houseToneBadFill)" },
});

/** Renders a state in a pill. The text alone carries the meaning; the color only emphasizes it. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, styles[tone])}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  );
}

/** Renders a classifying label, such as a product's type or a discount. */
export function Tag({ tone = "off", children }: { tone?: Tone; children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.root, styles.square, styles[tone])}>{children}</span>;
}
