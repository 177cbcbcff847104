import { decimal } from "@machiya/schema/domain/money";
import type { CartLine } from "../cart/cart.ts";
import type { CartQuote } from "../cart/useCartQuote.ts";
import { useMessages } from "../language/language.ts";
import { PreOrderNote } from "../storefront/PreOrderNote.tsx";
import styles from "./ConfirmOrder.module.css";

interface PreOrderedLinesProps {
  lines: readonly CartLine[];
  quote: CartQuote;
}

/** Lists the lines that will be pre-ordered, before the customer confirms; nothing when all is in stock. */
export function PreOrderedLines({ lines, quote }: PreOrderedLinesProps) {
  const text = useMessages("ui");
  const preOrdered = lines.flatMap(({ productId, quantity }) => {
    const product = quote.quote?.lines.find((line) => line.productId === productId)?.product;
    const waits =
      product != null && product.preOrderLeft !== "0" && decimal(quantity).gt(decimal(product.stock));
    return waits ? [{ product, quantity }] : [];
  });
  if (preOrdered.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={text.preOrderTitle}>
      <p>{text.preOrderTitle}</p>
      <ul>
        {preOrdered.map(({ product, quantity }) => (
          <li key={product.id}>
            <span>{product.name}</span>
            <PreOrderNote product={product} quantity={quantity} />
          </li>
        ))}
      </ul>
    </section>
  );
}
