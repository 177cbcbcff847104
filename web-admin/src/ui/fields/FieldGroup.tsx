import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  root: { border: "none", margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, paddingBottom: tokens.spacingVerticalXXS, lineHeight: "24px" },
});

/** Groups related fields under one label. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
