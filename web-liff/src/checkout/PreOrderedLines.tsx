import type { ShownPreOrder } from "../cart/shownPreOrders.ts";
import { useMessages } from "../language/language.ts";
import { WaitingNote } from "../storefront/PreOrderNote.tsx";
import styles from "./ConfirmOrder.module.css";

/** Lists the lines that will be pre-ordered, before the customer confirms; nothing when all is in stock. */
export function PreOrderedLines({ preOrders }: { preOrders: readonly ShownPreOrder[] }) {
  const text = useMessages("ui");
  if (preOrders.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={text.preOrderTitle}>
      <p>{text.preOrderTitle}</p>
      <ul>
        {preOrders.map(({ productId, name, ...preOrder }) => (
          <li key={productId} className={styles.preOrder}>
            <span>{name}</span>
            <WaitingNote {...preOrder} />
          </li>
        ))}
      </ul>
    </section>
  );
}
