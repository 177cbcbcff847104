import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import styles from "./CartLines.module.css";
import type { CartLine } from "./cart.ts";
import { goneLines } from "./refusedLines.ts";
import { cart } from "./useCart.ts";
import type { CartQuote } from "./useCartQuote.ts";

/** Lists the cart's lines, each with its stepper, price, and remove button (shop.md §2). */
export function CartLines({ lines, quote }: { lines: readonly CartLine[]; quote: CartQuote }) {
  const text = useMessages("cart");
  if (quote.quote === null) {
    return quote.error === null ? <Skeleton shape="rows" count={Math.min(lines.length, 4)} /> : null;
  }
  const unavailable = goneLines(lines, [...quote.lines.values()]);
  return (
    <>
      {unavailable.length > 1 && (
        <div className={styles.unavailable}>
          <p>{text.unavailable(unavailable.length)}</p>
          <Button look="quiet" onClick={() => cart.remove(...unavailable.map(({ productId }) => productId))}>
            {text.removeAll}
          </Button>
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => {
          const quoted = quote.lines.get(line.productId);
          return (
            <li key={line.productId}>
              {quoted && (
                <CartLineRow
                  line={line}
                  quoted={quoted}
                  name={quote.names.get(line.productId)}
                  stale={quote.stale}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
