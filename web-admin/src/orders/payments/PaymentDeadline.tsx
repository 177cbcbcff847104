import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { PaymentDeadline_order$key } from "../../__generated__/PaymentDeadline_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { Tag } from "../../ui/Tag.tsx";

const useStyles = makeStyles({
  root: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", gap: "4px 8px" },
});

/** Shows until when an order must be paid, and whether the time stands still. */
export function PaymentDeadline({ order }: { order: PaymentDeadline_order$key }) {
  const styles = useStyles();
  const words = useMessages("orderDetail");
  const { dayTime } = useDates();
  const { paymentDeadline: deadline } = useFragment(
    graphql`
      fragment PaymentDeadline_order on Order {
        paymentDeadline {
          at
          isPaused
        }
      }
    `,
    order,
  );
  if (deadline == null) return null;
  return (
    <span className={styles.root}>
      <time dateTime={deadline.at}>{dayTime(deadline.at)}</time>
      {deadline.isPaused && <Tag tone="new">{words.payPaused}</Tag>}
    </span>
  );
}
