import { formatDay, formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { OrderDetails_order$key } from "../__generated__/OrderDetails_order.graphql.ts";
import { PriceSummary } from "../cart/PriceSummary.tsx";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { Picture } from "../ui/Picture.tsx";
import styles from "./OrderDetails.module.css";
import { PaymentReport } from "./PaymentReport.tsx";

interface OrderDetailsProps {
  order: OrderDetails_order$key;
  timeZone: string;
}

/** Shows all fields of an order that its customer may see (shop.md §2, my orders). */
export function OrderDetails({ order: key, timeZone }: OrderDetailsProps) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        buyerName
        buyerPhone
        recipientName
        recipientPhone
        address
        note
        ...PaymentReport_order
        paymentMethod
        paymentState
        expectedDeliveryDate
        deliveryDate
        createdAt
        subtotal
        discountTotal
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
          unitPrice
          lineTotal
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const money = useMoney();
  const { locale } = useLanguage();
  const labels = useMessages("wording");
  const day = (instant: string | null | undefined) =>
    instant ? formatDay(new Date(instant), timeZone, locale) : "—";
  const facts: [string, string][] = [
    [text.recipient, order.recipientName || order.buyerName || "—"],
    [text.recipientPhone, order.recipientPhone || order.buyerPhone],
    [text.address, order.address || text.atStore],
    [text.expected, day(order.expectedDeliveryDate)],
    [text.delivered, day(order.deliveryDate)],
    [text.created, formatDayTime(new Date(order.createdAt), timeZone, locale)],
    [text.payment, labels.paymentMethod[order.paymentMethod]],
    [text.paymentState, labels.paymentState[order.paymentState]],
    [text.note, order.note || "—"],
  ];
  return (
    <div className={styles.details}>
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
          {order.lines.map(({ id, productName, imageUrl, quantity, unitPrice, lineTotal }) => (
            <tr key={id} className={styles.line}>
              <td className={styles.picture}>
                <Picture src={imageUrl} alt="" shape="square" />
              </td>
              <th scope="row" className={styles.product}>
                {productName}
                <span className={styles.small}>{text.each(money(unitPrice))}</span>
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
      <PaymentReport order={order} timeZone={timeZone} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
