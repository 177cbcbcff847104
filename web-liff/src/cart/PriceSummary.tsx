import { type SumKind, type Sums, sumRows } from "@machiya/schema/domain/orders/orderSums";
import { useMessages, useMoney } from "../language/language.ts";
import styles from "./PriceSummary.module.css";

/** The sums of a quote or an order, as the API returns them. */
export interface ShownSums extends Sums {
  subtotal: string;
  discountTotal: string;
  shippingFee: string;
  total: string;
}

/**
 * Shows how the total of a cart or an order comes about. The rows above the total add up to it; a row of 0 is
 * not shown, except for free shipping.
 */
export function PriceSummary({ sums }: { sums: ShownSums }) {
  const text = useMessages("cart");
  const money = useMoney();
  const labels = {
    ITEMS: text.subtotal,
    ROUNDING: text.rounding,
    ADJUSTMENT: text.adjustment,
    SHIPPING: text.shipping(sums.shippingName),
  };
  const amountText = (kind: SumKind, amount: string) => {
    if (kind === "SHIPPING" && amount === "0") return text.freeShipping;
    return kind === "ITEMS" || amount.startsWith("-") ? money(amount) : `+${money(amount)}`;
  };
  return (
    <dl className={styles.rows}>
      {sumRows(sums).map(({ kind, name, amount }) => (
        <div key={`${kind} ${name}`} className={kind === "DISCOUNT" ? styles.discount : undefined}>
          <dt>{kind === "DISCOUNT" || kind === "FEE" ? name : labels[kind]}</dt>
          <dd>{amountText(kind, amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text.total}</dt>
        <dd>{money(sums.total)}</dd>
      </div>
    </dl>
  );
}
