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
    alignItems: "center",
    justifyContent: "flex-end",
    gap: tokens.spacingHorizontalS,
    paddingBlock: "12px 16px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media (max-width: 599px)": { flexDirection: "column-reverse", alignItems: "stretch" },
  },
  // A message is as wide as the buttons leave room, and above them where there is little.
  message: {
    display: "flex",
    flexDirection: "column",
    rowGap: tokens.spacingVerticalS,
    flexGrow: 1,
    flexBasis: "280px",
    minWidth: 0,
    ":empty": { display: "none" },
    "@media (max-width: 599px)": { order: 1, flexBasis: "auto" },
  },
});

interface FormActionsProps {
  /** Why the form was not saved. Above the buttons it would be behind them, because they stay at the lower edge. */
  message?: ReactNode;
  children: ReactNode;
}

/** The buttons below a form, which stay visible while the form scrolls, and beside them why it was not saved. */
export function FormActions({ message, children }: FormActionsProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.message}>{message}</div>
      {children}
    </div>
  );
}
