import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  root: {
    position: "sticky",
    // The bar covers the space that dialogs reserve for focus rings, and stays above a phone's bar of the console.
    bottom: "calc(var(--bottomBar, 0px) - 4px)",
    zIndex: 1,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: tokens.spacingHorizontalS,
    paddingBlock: "12px 16px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media (max-width: 599px)": { flexDirection: "column-reverse", alignItems: "stretch" },
  },
});

/** The buttons below a form, which stay visible while the form scrolls. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
