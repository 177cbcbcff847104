import { graphql, useFragment } from "react-relay";
import type { OrderDetails_order$key } from "../__generated__/OrderDetails_order.graphql.ts";
import { OrderFacts } from "../order/OrderFacts.tsx";
import { OrderLines } from "../order/OrderLines.tsx";
import { PaymentReport } from "../order/PaymentReport.tsx";
import styles from "./OrderDetails.module.css";

interface OrderDetailsProps {
  order: OrderDetails_order$key;
  timeZone: string;
}

/** Shows all fields of an order that its customer may see (shop.md §2, my orders). */
export function OrderDetails({ order: key, timeZone }: OrderDetailsProps) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        ...OrderLines_order
        ...PaymentReport_order
        ...OrderFacts_order
      }
    `,
    key,
  );
  return (
    <div className={styles.details}>
      <OrderLines order={order} />
      <PaymentReport order={order} timeZone={timeZone} />
      <OrderFacts order={order} timeZone={timeZone} />
    </div>
  );
}
