import { graphql, useFragment } from "react-relay";
import { useLocation } from "wouter";
import type { OrderPlaced_store$key } from "../__generated__/OrderPlaced_store.graphql.ts";
import { LazyAddFriendPrompt } from "../addFriend/LazyAddFriendPrompt.tsx";
import { PriceSummary } from "../cart/PriceSummary.tsx";
import { useMessages } from "../language/language.ts";
import { orderPath } from "../paths.ts";
import { BankAccount } from "../storeInformation/BankAccount.tsx";
import { ContactMethods } from "../storeInformation/ContactMethods.tsx";
import { Button } from "../ui/Button.tsx";
import { CheckIcon } from "../ui/CheckIcon.tsx";
import styles from "./OrderPlaced.module.css";
import type { PlacedOrder } from "./usePlaceOrder.ts";

interface OrderPlacedProps {
  order: PlacedOrder;
  store: OrderPlaced_store$key | null;
  onDone: () => void;
}

/** The confirmation with the order number and the next steps. */
export function OrderPlaced({ order, store: key, onDone }: OrderPlacedProps) {
  const store = useFragment(
    graphql`
      fragment OrderPlaced_store on Store {
        ...BankAccount_store
        ...ContactMethods_store
      }
    `,
    key,
  );
  const text = useMessages("checkout");
  const [, navigate] = useLocation();
  const next = {
    CARD: text.nextCard,
    BANK_TRANSFER: text.nextBank,
    CASH_ON_DELIVERY: text.nextCash,
  }[String(order.paymentMethod)];
  const isFree = order.total === "0";
  return (
    <div className={styles.placed}>
      <CheckIcon />
      <h3>{text.thanks}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{text.number}</dt>
          <dd>{order.number}</dd>
        </div>
      </dl>
      <LazyAddFriendPrompt />
      <div className={styles.sums}>
        <PriceSummary sums={{ ...order, records: order.discountRecords }} />
      </div>
      <p className={styles.next}>
        {isFree ? "" : (next ?? text.nextStore)} {text.nextLive}
      </p>
      {order.paymentMethod === "BANK_TRANSFER" && !isFree && store && (
        <BankAccount store={store} title={text.bankTitle} amount={order.total} />
      )}
      <div className={styles.ways}>
        <Button wide onClick={() => navigate(orderPath(order.number), { replace: true })}>
          {text.openOrder}
        </Button>
        <Button wide look="quiet" onClick={onDone}>
          {text.keepShopping}
        </Button>
      </div>
      <section className={styles.contact} aria-label={text.contact}>
        <h4>{text.contact}</h4>
        <ContactMethods store={store ?? null} />
      </section>
    </div>
  );
}
