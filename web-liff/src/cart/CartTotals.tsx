import { useMessages, useMoney } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import styles from "./CartTotals.module.css";
import type { CartQuote } from "./useCartQuote.ts";

/** Shows the original price, the discounts, and the total from the server's quote (shop.md §2). */
export function CartTotals({ quote: { quote, stale, error, retry } }: { quote: CartQuote }) {
  const text = useMessages("cart");
  const ui = useMessages("ui");
  const money = useMoney();
  const errorText = useErrorText();
  if (error !== null) {
    return (
      <div className={styles.error} role="alert">
        <p>{errorText(error)}</p>
        <Button look="quiet" onClick={retry}>
          {ui.tryAgain}
        </Button>
      </div>
    );
  }
  if (quote === null) return <p className={styles.small}>{text.updating}</p>;
  return (
    <div className={styles.totals} aria-busy={stale} data-stale={stale || undefined}>
      <dl className={styles.rows}>
        <div>
          <dt>{text.subtotal}</dt>
          <dd>{money(quote.subtotal)}</dd>
        </div>
        {quote.discounts.map(({ name, amount }) => (
          <div key={name} className={styles.discount}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {quote.discounts.length !== 1 && (
          <div className={styles.discount}>
            <dt>{text.discount}</dt>
            <dd>{money(quote.discountTotal)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{text.total}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
      <p className="visuallyHidden" role="status">
        {stale ? text.updating : `${text.total} ${money(quote.total)}`}
      </p>
    </div>
  );
}
