import { useMessages, useMoney } from "../language/language.ts";
import { TierHint } from "../storefront/QuantityHints.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import styles from "./CartTotals.module.css";
import { PriceSummary } from "./PriceSummary.tsx";
import { type CartQuote, isBlocked, quoteSums } from "./useCartQuote.ts";

/** Shows the sums of the server's quote (shop.md §2). */
export function CartTotals({ quote: answer }: { quote: CartQuote }) {
  const { quote, stale, error, retry } = answer;
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
  // Without the refused lines the sums would be those of another cart.
  if (quote !== null && isBlocked(answer)) return <p className={styles.blocked}>{text.solveFirst}</p>;
  if (quote === null) return <p className={styles.small}>{text.updating}</p>;
  return (
    <div className={styles.totals} aria-busy={stale} data-stale={stale || undefined}>
      {quote.wholeCartDiscount != null && <TierHint subtotal={quote.subtotal} />}
      <PriceSummary sums={quoteSums(quote, answer.shippingName)} />
      <p className="visuallyHidden" role="status">
        {stale ? text.updating : `${text.total} ${money(quote.total)}`}
      </p>
    </div>
  );
}
