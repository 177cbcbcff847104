import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { CARD_STYLE, CARD_TITLE_STYLE } from "../home/tile.ts";

const useStyles = makeStyles({ root: { ...CARD_STYLE, rowGap: "10px" }, title: CARD_TITLE_STYLE });

/** A part of the customer's page under its own heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The lists on the page. */
export const useListStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "10px" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 10px", overflowWrap: "anywhere" },
  tags: { listStyle: "none", margin: 0, padding: 0, display: "flex", flexWrap: "wrap", gap: "6px" },
  empty: { margin: 0, opacity: 0.75 },
});
