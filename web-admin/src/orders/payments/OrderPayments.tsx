import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderPayments_order$key } from "../../__generated__/OrderPayments_order.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { PaymentEntry } from "./PaymentEntry.tsx";
import { RecordPaymentDialog } from "./RecordPaymentDialog.tsx";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "12px", justifyItems: "start" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "14px", width: "100%" },
});

/** Lists the payments of an order with their refunds, and records further ones. */
export function OrderPayments({ order }: { order: OrderPayments_order$key }) {
  const styles = useStyles();
  const words = useMessages("payments");
  const money = useMoney();
  const restoreFocus = useRestoreFocusTarget();
  const [recording, setRecording] = useState(false);
  const data = useFragment(
    graphql`
      fragment OrderPayments_order on Order {
        outstanding
        payments {
          id
          ...PaymentEntry_payment
        }
        ...RecordPaymentDialog_order
        ...PaymentEntry_order
      }
    `,
    order,
  );
  return (
    <div data-actions className={styles.root}>
      {data.payments.length === 0 && <span>{words.none}</span>}
      <ul className={styles.list}>
        {data.payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} order={data} />
        ))}
      </ul>
      {data.outstanding !== "0" && <span>{words.outstanding(money(data.outstanding))}</span>}
      <Button {...restoreFocus} size="small" onClick={() => setRecording(true)}>
        {words.record}
      </Button>
      {recording && <RecordPaymentDialog order={data} onClose={() => setRecording(false)} />}
    </div>
  );
}
