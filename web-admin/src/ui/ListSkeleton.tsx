import { makeStyles, Skeleton, SkeletonItem, tokens } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
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

/** A list that is on its way: rows without words. */
export function ListSkeleton({ rows }: { rows: number }) {
  const styles = useStyles();
  const words = useMessages(messages);
  return (
    <Skeleton aria-label={words.loading}>
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
