import { Skeleton } from "../ui/Skeleton.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import styles from "./CartLines.module.css";
import type { CartLine } from "./cart.ts";
import type { CartQuote } from "./useCartQuote.ts";

/** Lists the cart's lines, each with its stepper, price, and remove button (shop.md §2). */
export function CartLines({ lines, quote }: { lines: readonly CartLine[]; quote: CartQuote }) {
  if (quote.quote === null) {
    return quote.error === null ? <Skeleton shape="rows" count={Math.min(lines.length, 4)} /> : null;
  }
  return (
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
  );
}
