import { graphql, useFragment } from "react-relay";
import type { OrderLines_order$key } from "../__generated__/OrderLines_order.graphql.ts";
import { PriceSummary } from "../cart/PriceSummary.tsx";
import { useMessages, useMoney } from "../language/language.ts";
import { WaitingNote } from "../storefront/PreOrderNote.tsx";
import { Picture } from "../ui/Picture.tsx";
import styles from "./OrderLines.module.css";

/** Shows what was bought, with pictures, and the sums. */
export function OrderLines({ order: key }: { order: OrderLines_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        subtotal
        discountTotal
        shippingName
        shippingFee
        total
        discountRecords {
          name
          amount
        }
        lines {
          id
          productName
          imageUrl(variant: LIST)
          quantity
          preOrdered
          expectedDay
          unitPrice
          lineTotal
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const money = useMoney();
  return (
    <div className={styles.order}>
      <table className={styles.lines} aria-label={text.items}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={styles.column}>
              {text.product}
            </th>
            <th scope="col" className={`${styles.column} ${styles.number}`}>
              {text.quantity}
            </th>
            <th scope="col" className={`${styles.column} ${styles.number}`}>
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ id, productName, imageUrl, quantity, unitPrice, lineTotal, ...line }) => (
            <tr key={id} className={styles.line}>
              <td className={styles.picture}>
                <Picture src={imageUrl} alt="" shape="square" />
              </td>
              <th scope="row" className={styles.product}>
                {productName}
                <span className={styles.small}>{text.each(money(unitPrice))}</span>
                <WaitingNote quantity={quantity} {...line} />
              </th>
              <td className={styles.quantity}>{quantity}</td>
              <td className={styles.amount}>{money(lineTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <PriceSummary sums={{ ...order, records: order.discountRecords }} />
      </div>
    </div>
  );
}
