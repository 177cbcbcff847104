import type { OrderState } from "@machiya/prisma/enums";
import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderRow_order$key } from "../__generated__/OrderRow_order.graphql.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import styles from "./OrderRow.module.css";

const STATE_STYLES: Record<OrderState, "info" | "offer" | "good" | "bad"> = {
  ESTABLISHED: "info",
  IN_ACTION: "offer",
  WAITING: "offer",
  COMPLETE: "good",
  CANCELLED: "bad",
};

interface OrderRowProps {
  order: OrderRow_order$key;
  /** Null when the store has no record; the default time zone then applies. */
  timeZone: string | null;
}

/** Shows number, total, and state; opening the row shows the details (shop.md §2). */
export function OrderRow({ order: key, timeZone }: OrderRowProps) {
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        number
        total
        state
        createdAt
        ...OrderDetails_order
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const money = useMoney();
  const { locale } = useLanguage();
  const labels = useMessages("wording");
  const [open, setOpen] = useState(false);
  const zone = timeZone ?? "Asia/Taipei";
  return (
    <article className={styles.row}>
      <h2 className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={styles.number}>{text.order(order.number)}</span>
          <Tag look={STATE_STYLES[order.state]}>{labels.orderState[order.state]}</Tag>
          <span className={styles.date}>{formatDayTime(new Date(order.createdAt), zone, locale)}</span>
          <span className={styles.total}>{money(order.total)}</span>
          <span className={open ? `${styles.chevron} ${styles.open}` : styles.chevron}>
            <Icon name="down" size={20} />
          </span>
        </button>
      </h2>
      {open && <OrderDetails order={order} timeZone={zone} />}
    </article>
  );
}
