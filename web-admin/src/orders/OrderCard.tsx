import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderCard_order$key } from "../__generated__/OrderCard_order.graphql.ts";
import { NotReached } from "../customers/NotReached.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { Card } from "../ui/CardList.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { detailMessages } from "./detailMessages.ts";
import { messages } from "./messages.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { OrderStateTag, PaymentStateTag } from "./OrderStateTag.tsx";
import { OrderTotal } from "./OrderTotal.tsx";
import { useIsFresh } from "./orderEvents.ts";
import { PaymentReport } from "./PaymentReport.tsx";

const useStyles = makeStyles({
  foot: {
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: "8px 12px",
  },
  inline: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "8px" },
  total: { fontVariantNumeric: "tabular-nums", fontSize: tokens.fontSizeBase400 },
});

/** One order on a narrow screen: what decides the next step; the rest is in its detail. */
export function OrderCard({ order }: { order: OrderCard_order$key }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const titles = useMessages(detailMessages);
  const labels = useLabels();
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        id
        number
        state
        buyerName
        buyerPhone
        recipientName
        expectedDeliveryDate
        paymentMethod
        paymentState
        canDelete: can(action: DELETE) {
          allowed
        }
        customer {
          reachable
        }
        ...PaymentReport_order
        ...OrderTotal_order
        ...OrderActions_order
      }
    `,
    order,
  );
  const fresh = useIsFresh(data.number);
  return (
    <Card
      marked={fresh}
      select={data.canDelete.allowed ? { id: data.id, label: titles.title(data.number) } : undefined}
      head={
        <>
          <OrderLink number={data.number} fresh={fresh} />
          <OrderStateTag state={data.state} />
        </>
      }
    >
      <Facts>
        <Fact name={words.buyer}>
          <span className={styles.inline}>
            {[data.buyerName, data.buyerPhone].filter(Boolean).join(" · ")}
            <NotReached reachable={data.customer?.reachable} />
          </span>
        </Fact>
        <Fact name={words.recipient}>{data.recipientName}</Fact>
        <Fact name={words.expected}>
          {data.expectedDeliveryDate == null ? "" : dayTime(data.expectedDeliveryDate)}
        </Fact>
        <Fact name={words.payment}>
          <span className={styles.inline}>
            {labelOf(labels.paymentMethod, data.paymentMethod)}
            <PaymentStateTag state={data.paymentState} />
            <PaymentReport order={data} />
          </span>
        </Fact>
      </Facts>
      <div className={styles.foot}>
        <div className={styles.total}>
          <OrderTotal order={data} />
        </div>
        <OrderActions order={data} />
      </div>
    </Card>
  );
}
