import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(84px, max-content) 1fr",
    gap: "8px 16px",
    margin: 0,
  },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: "20px" },
  value: { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line", minWidth: 0 },
});

/** Renders names and values in two columns. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={useStyles().list}>{children}</dl>;
}

/** Renders one name and its value; an empty value is shown as a dash. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children === "" || children === false || children == null ? "—" : children}
      </dd>
    </>
  );
}
