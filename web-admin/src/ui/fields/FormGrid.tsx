import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
    gap: "14px 16px",
    // A hint below one field does not stretch the field beside it.
    alignItems: "start",
    "& input, & select, & .fui-Input": { minWidth: 0, width: "100%" },
  },
  broad: { gridTemplateColumns: "repeat(auto-fit, minmax(min(230px, 100%), 1fr))" },
  wide: { gridColumn: "1 / -1" },
});

/**
 * Lays out fields in columns where there is room; `broad` reserves more width, for example for dates with
 * times.
 */
export function FormGrid({ broad, children }: { broad?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.grid, broad && styles.broad)}>{children}</div>;
}

/** A field that takes the whole row. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={useStyles().wide}>{children}</div>;
}
