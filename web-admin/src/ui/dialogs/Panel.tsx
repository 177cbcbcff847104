import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: "var(--houseRaised)",
    overflow: "hidden",
    minWidth: 0,
  },
  // Clipped content, unlike hidden one, leaves sticky buttons to the window.
  padded: { overflow: "clip", padding: "16px 20px", "@media (max-width: 720px)": { padding: "10px 12px" } },
});

/** Groups related content on a raised surface. */
export function Panel({ padded, children }: { padded?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.root, padded && styles.padded)}>{children}</div>;
}
