import { makeStyles, tokens } from "@fluentui/react-components";
import { ArrowDownRegular, ArrowSortRegular, ArrowUpRegular } from "@fluentui/react-icons";

const useStyles = makeStyles({
  root: {
    display: "inline-flex",
    alignItems: "center",
    columnGap: "2px",
    maxWidth: "100%",
    margin: 0,
    padding: 0,
    border: "none",
    background: "none",
    font: "inherit",
    color: "inherit",
    textAlign: "inherit",
    cursor: "pointer",
    borderRadius: tokens.borderRadiusSmall,
    ":hover": { color: tokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
  icon: { display: "inline-flex", flexShrink: 0 },
  idle: { display: "inline-flex", flexShrink: 0, opacity: 0.45 },
});

interface SortButtonProps {
  column: { key: string; header: string; numeric?: boolean };
  /** The list's sort in the URL. */
  sort: string;
  onSort: (sort: string) => void;
}

/** The header of a column by which the list can be sorted: one direction, then the other, then the default. */
export function SortButton({ column: { key, header, numeric }, sort, onSort }: SortButtonProps) {
  const styles = useStyles();
  // Numbers and dates are wanted largest and latest first.
  const [first, second] = numeric === true ? [`-${key}`, key] : [key, `-${key}`];
  const next = sort === first ? second : sort === second ? "" : first;
  return (
    <button type="button" className={styles.root} onClick={() => onSort(next)}>
      {header}
      <span className={sort.replace("-", "") === key ? styles.icon : styles.idle} aria-hidden>
        {sort === key ? <ArrowUpRegular /> : sort === `-${key}` ? <ArrowDownRegular /> : <ArrowSortRegular />}
      </span>
    </button>
  );
}
