import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    padding: "8px 12px",
    borderRadius: tokens.borderRadiusMedium,
  },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, borderRadius: 0 },
  error: { backgroundColor: tokens.colorStatusDangerBackground1 },
});

interface AlertBarProps {
  intent: "warning" | "error";
  children: ReactNode;
}

/** A message of the first screens, for which Fluent's message bar would be too large. */
export function AlertBar({ intent, children }: AlertBarProps) {
  const styles = useStyles();
  return (
    <div
      role={intent === "error" ? "alert" : undefined}
      className={mergeClasses(styles.root, styles[intent])}
    >
      {children}
    </div>
  );
}
