import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages, useMoney } from "../../language/language.ts";
import type { ProductChoice } from "../../products/list/findProducts.ts";

const useStyles = makeStyles({
  list: {
    listStyle: "none",
    margin: 0,
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
    gap: "8px",
  },
  // These are LINE's own colors in light and dark mode, so that the preview matches the customer's phone.
  card: {
    display: "flex",
    flexDirection: "column",
    borderRadius: "10px",
    overflow: "hidden",
    color: "#1f2328",
    backgroundColor: "#ffffff",
  },
  picture: { display: "block", width: "100%", aspectRatio: "1.75 / 3", objectFit: "cover" },
  body: { display: "grid", rowGap: "4px", padding: "10px 12px", flexGrow: 1, alignContent: "start" },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  price: { color: "#a83c10", fontWeight: tokens.fontWeightBold, fontSize: tokens.fontSizeBase400 },
  button: {
    margin: "0 10px 10px",
    padding: "6px",
    borderRadius: "6px",
    textAlign: "center",
    color: "#ffffff",
    backgroundColor: "#BF4616",
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Previews product cards as the customer's chat shows them. */
export function PreviewCards({ cards, label }: { cards: readonly ProductChoice[]; label: string }) {
  const styles = useStyles();
  const { buy } = useMessages("broadcastCompose");
  const money = useMoney();
  return (
    <ul className={styles.list} aria-label={label}>
      {cards.map(({ id, name, price, cardUrl }) => (
        <li key={id} className={styles.card}>
          {cardUrl != null && <img className={styles.picture} src={cardUrl} alt="" />}
          <div className={styles.body}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{money(price)}</span>
          </div>
          <span className={styles.button}>{buy}</span>
        </li>
      ))}
    </ul>
  );
}
