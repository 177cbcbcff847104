import { makeStyles, Spinner, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { SERIF } from "../ui/theme.ts";

const useStyles = makeStyles({
  root: {
    margin: 0,
    display: "flex",
    alignItems: "center",
    columnGap: "10px",
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "28px",
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "lining-nums tabular-nums",
    "@media (max-width: 720px)": { fontSize: "17px", order: -1, width: "100%" },
  },
});

interface BarTitleProps {
  /** Other data is loading. */
  stale?: boolean | undefined;
  children: ReactNode;
}

/** The title of the visible days; screen readers announce its changes. */
export function BarTitle({ stale, children }: BarTitleProps) {
  return (
    <h2 className={useStyles().root} aria-live="polite">
      {children}
      {stale && <Spinner size="tiny" />}
    </h2>
  );
}
