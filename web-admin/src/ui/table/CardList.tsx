import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { type SelectableRow, SelectBox } from "../lists/selection.tsx";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0 },
  stale: { opacity: 0.55 },
  card: {
    display: "flex",
    flexDirection: "column",
    rowGap: "10px",
    padding: "14px 16px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ":last-child": { borderBottomColor: "transparent" },
  },
  marked: { backgroundColor: "var(--houseAccentSoft)" },
  head: { display: "flex", alignItems: "center", columnGap: "8px" },
  ends: {
    flexGrow: 1,
    minWidth: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12px",
  },
});

/** Lists the rows of a table as cards, for a narrow screen. It gets the focus when the card that had it is gone. */
export function CardList({ label, stale, children }: { label: string; stale: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul
      tabIndex={-1}
      className={mergeClasses(styles.list, stale && styles.stale)}
      aria-label={label}
      aria-busy={stale}
    >
      {children}
    </ul>
  );
}

interface CardProps {
  /** The two ends of the first line. */
  head: ReactNode;
  /** The row's id and accessible name, if it can be selected. */
  select?: SelectableRow | undefined;
  marked?: boolean | undefined;
  children: ReactNode;
}

export function Card({ head, select, marked, children }: CardProps) {
  const styles = useStyles();
  return (
    <li data-row className={mergeClasses(styles.card, marked && styles.marked)}>
      <div className={styles.head}>
        {select !== undefined && <SelectBox {...select} />}
        <div className={styles.ends}>{head}</div>
      </div>
      {children}
    </li>
  );
}
