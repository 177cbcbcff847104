import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import { Tag } from "../../ui/Tag.tsx";

const useStyles = makeStyles({
  root: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "4px 12px",
    paddingBlock: "8px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ":last-child": { borderBottomWidth: 0 },
    "@media (max-width: 560px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" },
  detail: {
    gridColumn: "1",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    gridColumn: "2",
    gridRow: "1 / span 2",
    "@media (max-width: 560px)": { gridColumn: "1", gridRow: "auto" },
  },
});

interface AttentionRowProps {
  /** Why the record is listed. */
  reason: string;
  /** Whether it is late, which is the only state in red. */
  isLate: boolean;
  title: ReactNode;
  detail: ReactNode;
  /** The buttons, and the dialogs that they open. */
  children?: ReactNode;
}

/** Lays out an entry of the list: its record, the reason, and the action. */
export function AttentionRow({ reason, isLate, title, detail, children }: AttentionRowProps) {
  const styles = useStyles();
  const { late } = useMessages("home");
  return (
    <li className={styles.root}>
      <span className={styles.head}>
        {title}
        <Tag tone={isLate ? "bad" : "off"}>{isLate ? late(reason) : reason}</Tag>
      </span>
      <span className={styles.detail}>{detail}</span>
      <span data-actions className={styles.actions}>
        {children}
      </span>
    </li>
  );
}
