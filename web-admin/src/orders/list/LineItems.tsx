import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "14px" },
  item: { display: "grid", gridTemplateColumns: "48px minmax(0, 1fr)", columnGap: "14px", rowGap: "6px" },
  name: { overflowWrap: "anywhere" },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  controls: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "4px", paddingTop: "4px" },
});

/** Lists products with the actions for each. */
export function LineItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={useStyles().list} aria-label={label}>
      {children}
    </ul>
  );
}

interface LineItemProps {
  name: string;
  imageUrl: string | null | undefined;
  detail: ReactNode;
  children: ReactNode;
}

export function LineItem({ name, imageUrl, detail, children }: LineItemProps) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <Picture url={imageUrl} size={48} />
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.detail}>{detail}</div>
        <div className={styles.controls}>{children}</div>
      </div>
    </li>
  );
}
