import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { decimal, toWire } from "@machiya/schema/domain/money";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderPayments_order$key } from "../../__generated__/OrderPayments_order.graphql.ts";
import type { RefundDialog_payment$key } from "../../__generated__/RefundDialog_payment.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { Tag } from "../../ui/Tag.tsx";
import { PaymentEntry } from "./PaymentEntry.tsx";
import { RecordPaymentDialog } from "./RecordPaymentDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "12px", justifyItems: "start" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "14px", width: "100%" },
  overpaid: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
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
        overpaid
        received
        refunded
        payments {
          id
          refundable
          ...PaymentEntry_payment
          ...RefundDialog_payment
        }
        ...RecordPaymentDialog_order
        ...PaymentEntry_order
        ...RefundDialog_order
      }
    `,
    order,
  );
  const [returned, setReturned] = useState<{ payment: RefundDialog_payment$key; excess: string } | null>(
    null,
  );
  // The latest payment is the one too many. Of several that are, each is returned on its own.
  const tooMany =
    data.overpaid === "0" ? undefined : data.payments.findLast(({ refundable }) => refundable !== "0");
  const excess =
    tooMany !== undefined && decimal(tooMany.refundable).lt(decimal(data.overpaid))
      ? tooMany.refundable
      : data.overpaid;
  const net = toWire(decimal(data.received).minus(decimal(data.refunded)));
  return (
    <div data-actions className={styles.root}>
      {data.payments.length === 0 && <span>{words.none}</span>}
      <ul className={styles.list}>
        {data.payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} order={data} />
        ))}
      </ul>
      {data.refunded !== "0" && (
        <span>{words.sums(money(data.received), money(data.refunded), money(net))}</span>
      )}
      {data.overpaid !== "0" && (
        <span className={styles.overpaid}>
          <Tag tone="wait">{words.overpaid(money(data.overpaid))}</Tag>
          {tooMany !== undefined && (
            <Button {...restoreFocus} size="small" onClick={() => setReturned({ payment: tooMany, excess })}>
              {words.returnExcess(money(excess))}
            </Button>
          )}
        </span>
      )}
      {data.outstanding !== "0" && <span>{words.outstanding(money(data.outstanding))}</span>}
      <Button {...restoreFocus} size="small" onClick={() => setRecording(true)}>
        {words.record}
      </Button>
      {returned !== null && <RefundDialog {...returned} order={data} onClose={() => setReturned(null)} />}
      {recording && <RecordPaymentDialog order={data} onClose={() => setRecording(false)} />}
    </div>
  );
}
