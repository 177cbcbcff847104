import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "wouter";
import type { OrderRow_order$key } from "../__generated__/OrderRow_order.graphql.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { OrderStateTag } from "../order/OrderStateTag.tsx";
import { orderPath } from "../paths.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import styles from "./OrderRow.module.css";

interface OrderRowProps {
  order: OrderRow_order$key;
  /** Null when the store has no record; the default time zone then applies. */
  timeZone: string | null;
}

/**
 * Shows number, total, states, and what was ordered, with a link to the order's page; opening the row shows the
 * details (shop.md §2).
 */
export function OrderRow({ order: key, timeZone }: OrderRowProps) {
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        number
        total
        state
        paymentState
        createdAt
        lines {
          productName
          quantity
        }
        ...OrderDetails_order
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const labels = useMessages("wording");
  const money = useMoney();
  const { locale } = useLanguage();
  const [open, setOpen] = useState(false);
  const zone = timeZone ?? "Asia/Taipei";
  return (
    <article className={styles.row}>
      <h2 className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={styles.title}>
            <span className={styles.number}>{text.order(order.number)}</span>
            <OrderStateTag state={order.state} />
            <Tag>{labels.paymentState[order.paymentState]}</Tag>
            <span className={styles.total}>{money(order.total)}</span>
          </span>
          <span className={styles.date}>{formatDayTime(new Date(order.createdAt), zone, locale)}</span>
          {order.lines.length > 0 && (
            <span className={styles.contents}>
              {order.lines
                .map(({ productName, quantity }) => `${productName} × ${quantity}`)
                .join(labels.listSeparator)}
            </span>
          )}
          <span className={open ? `${styles.chevron} ${styles.open}` : styles.chevron}>
            <Icon name="down" size={20} />
          </span>
        </button>
      </h2>
      <Link
        href={orderPath(order.number)}
        className={styles.link ?? ""}
        aria-label={`${text.open} ${text.order(order.number)}`}
      >
        {text.open}
        <Icon name="forward" size={18} />
      </Link>
      {open && <OrderDetails order={order} timeZone={zone} />}
    </article>
  );
}
