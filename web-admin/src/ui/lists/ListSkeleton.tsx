import { makeStyles, Skeleton, SkeletonItem, tokens } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  // The height equals that of ui/table/TableToolbar, so that nothing moves when the list arrives.
  toolbar: { height: "30px", borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  row: {
    display: "grid",
    gridTemplateColumns: "72px 96px 1.4fr 2fr 1fr 1fr",
    columnGap: tokens.spacingHorizontalXL,
    alignItems: "center",
    padding: "15px 20px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    "@media (max-width: 720px)": {
      gridTemplateColumns: "64px 1fr 72px",
      "& > :nth-child(n + 4)": { display: "none" },
    },
  },
});

const CELLS = ["number", "state", "name", "text", "date", "money"];

/** The placeholder of a list that is loading. */
export function ListSkeleton({ rows, toolbar = false }: { rows: number; toolbar?: boolean }) {
  const styles = useStyles();
  const words = useMessages("ui");
  return (
    <Skeleton aria-label={words.loading}>
      {toolbar && <div className={styles.toolbar} />}
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className={styles.row}>
          {CELLS.map((cell) => (
            <SkeletonItem key={cell} size={20} />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
