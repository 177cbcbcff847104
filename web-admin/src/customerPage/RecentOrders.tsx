import { rowId } from "@machiya/schema/ids";
import { graphql, useFragment } from "react-relay";
import type { RecentOrders_customer$key } from "../__generated__/RecentOrders_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useOrderMoney } from "../language/useOrderMoney.ts";
import { OrderStateTag, PaymentStateTag } from "../orders/list/OrderStateTag.tsx";
import { orderPath, paths } from "../paths.ts";
import { NumberLink } from "../ui/lists/NumberLink.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { Card, useListStyles } from "./Card.tsx";

/** Lists the latest orders of a customer. */
export function RecentOrders({ customer }: { customer: RecentOrders_customer$key }) {
  const styles = useListStyles();
  const words = useMessages("customerPage");
  const { detailLabel } = useMessages("orders");
  const money = useOrderMoney();
  const { day } = useDates();
  const { id, orderCount, recentOrders } = useFragment(
    graphql`
      fragment RecentOrders_customer on Customer {
        id
        orderCount
        recentOrders {
          id
          number
          state
          paymentState
          total
          currency
          createdAt
        }
      }
    `,
    customer,
  );
  const all = `${paths.orders}?${new URLSearchParams({ customer: String(rowId("Customer", id)) })}`;
  return (
    <Card title={words.recentOrders}>
      {recentOrders.length === 0 && <p className={styles.empty}>{words.noOrders}</p>}
      <ul className={styles.list}>
        {recentOrders.map(({ id: key, number, state, paymentState, total, currency, createdAt }) => (
          <li key={key} className={styles.row}>
            <NumberLink number={number} label={detailLabel(number)} to={orderPath(number)} fresh={false} />
            <time dateTime={createdAt}>{day(createdAt)}</time>
            <strong>{money(total, currency)}</strong>
            <OrderStateTag state={state} />
            <PaymentStateTag state={paymentState} />
          </li>
        ))}
      </ul>
      {orderCount > recentOrders.length && (
        <span>
          <TextLink to={all}>{words.allOrders(orderCount)}</TextLink>
        </span>
      )}
    </Card>
  );
}
