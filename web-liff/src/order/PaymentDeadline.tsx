import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { PaymentDeadline_order$key } from "../__generated__/PaymentDeadline_order.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import styles from "./PaymentReport.module.css";

interface PaymentDeadlineProps {
  order: PaymentDeadline_order$key;
  timeZone: string;
}

/** Shows until when the order must be paid, or that it has expired; nothing for other orders. */
export function PaymentDeadline({ order: key, timeZone }: PaymentDeadlineProps) {
  const { paymentDeadline: deadline, cancelReason } = useFragment(
    graphql`
      fragment PaymentDeadline_order on Order {
        paymentDeadline {
          at
          isPaused
        }
        cancelReason
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const { locale } = useLanguage();
  if (cancelReason === "EXPIRED") return <p className={styles.said}>{text.expired}</p>;
  if (deadline == null) return null;
  const at = formatDayTime(new Date(deadline.at), timeZone, locale);
  return <p className={styles.said}>{deadline.isPaused ? text.payPaused : text.payBy(at)}</p>;
}
