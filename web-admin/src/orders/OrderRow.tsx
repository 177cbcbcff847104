import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderRow_order$key } from "../__generated__/OrderRow_order.graphql.ts";
import { NotReached } from "../customers/NotReached.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead, Secondary } from "../ui/Table.tsx";
import { DateCell } from "./DateCell.tsx";
import { detailMessages } from "./detailMessages.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderDiscounts } from "./OrderDiscounts.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { OrderStateTag, PaymentStateTag } from "./OrderStateTag.tsx";
import { OrderTotal } from "./OrderTotal.tsx";
import { useIsFresh } from "./orderEvents.ts";
import { PaymentReport } from "./PaymentReport.tsx";

const useStyles = makeStyles({
  state: { display: "flex", flexDirection: "column", alignItems: "flex-start", rowGap: "4px" },
});

/** One order of the table, in the columns of OrderTable. */
export function OrderRow({ order }: { order: OrderRow_order$key }) {
  const styles = useStyles();
  const labels = useLabels();
  const words = useMessages(detailMessages);
  const data = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        id
        number
        state
        buyerName
        buyerPhone
        recipientName
        address
        expectedDeliveryDate
        deliveryDate
        totalQuantity
        paymentMethod
        paymentState
        source
        note
        createdAt
        canDelete: can(action: DELETE) {
          allowed
        }
        customer {
          reachable
        }
        ...PaymentReport_order
        ...OrderTotal_order
        ...OrderDiscounts_order
        ...OrderActions_order
      }
    `,
    order,
  );
  const fresh = useIsFresh(data.number);
  return (
    <Row marked={fresh}>
      <Cell>{data.canDelete.allowed && <SelectBox id={data.id} label={words.title(data.number)} />}</Cell>
      <RowHead stick="start" nowrap>
        <OrderLink number={data.number} fresh={fresh} />
      </RowHead>
      <Cell>
        <div className={styles.state}>
          <OrderStateTag state={data.state} />
          <PaymentReport order={data} />
        </div>
      </Cell>
      <Cell>
        <div>{data.buyerName}</div>
        <Secondary>{data.buyerPhone}</Secondary>
        <NotReached reachable={data.customer?.reachable} />
      </Cell>
      <Cell>
        <div>{data.recipientName}</div>
        {data.address !== "" && (
          <Secondary>
            <Clamp>{data.address}</Clamp>
          </Secondary>
        )}
      </Cell>
      <Cell nowrap>
        <DateCell instant={data.expectedDeliveryDate} />
      </Cell>
      <Cell nowrap>
        <DateCell instant={data.deliveryDate} />
      </Cell>
      <Cell numeric>{data.totalQuantity}</Cell>
      <Cell numeric nowrap>
        <OrderTotal order={data} />
      </Cell>
      <Cell numeric>
        <OrderDiscounts order={data} />
      </Cell>
      <Cell nowrap>{labelOf(labels.paymentMethod, data.paymentMethod)}</Cell>
      <Cell>
        <PaymentStateTag state={data.paymentState} />
      </Cell>
      <Cell nowrap>{labelOf(labels.orderSource, data.source)}</Cell>
      <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
      <Cell nowrap>
        <DateCell instant={data.createdAt} />
      </Cell>
      <Cell stick="end" nowrap>
        <OrderActions order={data} />
      </Cell>
    </Row>
  );
}
