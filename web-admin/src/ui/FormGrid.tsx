import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
    gap: "14px 16px",
    "& input, & select": { minWidth: 0, width: "100%" },
  },
  wide: { gridColumn: "1 / -1" },
});

/** Fields of a form, beside each other where there is room. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={useStyles().grid}>{children}</div>;
}

/** One of them that takes a whole line. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={useStyles().wide}>{children}</div>;
}
