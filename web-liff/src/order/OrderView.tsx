import { CurrencyProvider } from "@machiya/schema/client/CurrencyProvider";
import { graphql, useFragment } from "react-relay";
import { Link } from "wouter";
import type { OrderView_order$key } from "../__generated__/OrderView_order.graphql.ts";
import type { OrderView_store$key } from "../__generated__/OrderView_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { paths } from "../paths.ts";
import { ContactMethods } from "../storeInformation/ContactMethods.tsx";
import { Icon } from "../ui/Icon.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import { IncludedTax } from "./IncludedTax.tsx";
import { OnlinePayment } from "./OnlinePayment.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderParcels } from "./OrderParcels.tsx";
import { OrderStateTag } from "./OrderStateTag.tsx";
import styles from "./OrderView.module.css";
import { PaymentDeadline } from "./PaymentDeadline.tsx";
import { Reorder } from "./Reorder.tsx";
import { Refunds } from "./refunds/Refunds.tsx";
import { Transfer } from "./Transfer.tsx";
import { OrderTimeline } from "./timeline/OrderTimeline.tsx";

interface OrderViewProps {
  order: OrderView_order$key;
  store: OrderView_store$key | null;
  timeZone: string;
}

/** Shows an order's progress, how to pay it, what was bought, and how to reach the shop. */
export function OrderView({ order: orderKey, store: storeKey, timeZone }: OrderViewProps) {
  const order = useFragment(
    graphql`
      fragment OrderView_order on Order {
        number
        state
        total
        currency
        ...OrderTimeline_order
        ...PaymentDeadline_order
        ...OnlinePayment_order
        ...Refunds_order
        ...Transfer_order
        ...OrderParcels_order
        ...OrderLines_order
        ...OrderFacts_order
        ...Reorder_order
        ...CancelOrder_order
      }
    `,
    orderKey,
  );
  const store = useFragment(
    graphql`
      fragment OrderView_store on Store {
        customersCancelOrders
        ...IncludedTax_store
        ...ContactMethods_store
        ...Transfer_store
      }
    `,
    storeKey,
  );
  const text = useMessages("myOrders");
  const title = text.order(order.number);
  usePageTitle(title);
  return (
    <article className={styles.page}>
      <Link href={paths.orders} className={styles.back ?? ""}>
        <Icon name="back" size={18} />
        {text.title}
      </Link>
      <header className={styles.head}>
        <h1>{title}</h1>
        <OrderStateTag state={order.state} />
      </header>
      <CurrencyProvider currency={order.currency}>
        <OrderTimeline order={order} timeZone={timeZone} />
        <OrderParcels order={order} />
        <PaymentDeadline order={order} timeZone={timeZone} />
        <OnlinePayment order={order} timeZone={timeZone} />
        <Refunds order={order} timeZone={timeZone} />
        <Transfer order={order} store={store ?? null} timeZone={timeZone} />
        <section className={styles.part} aria-labelledby="order-items">
          <h2 id="order-items">{text.items}</h2>
          <OrderLines order={order} />
          <IncludedTax order={order} store={store ?? null} />
        </section>
        <section className={styles.part} aria-labelledby="order-facts">
          <h2 id="order-facts">{text.facts}</h2>
          <OrderFacts order={order} timeZone={timeZone} />
        </section>
      </CurrencyProvider>
      <Reorder order={order} />
      {store?.customersCancelOrders === true && <CancelOrder order={order} />}
      <section className={styles.part} aria-labelledby="order-contact">
        <h2 id="order-contact">{text.contact}</h2>
        <ContactMethods store={store ?? null} />
      </section>
    </article>
  );
}
