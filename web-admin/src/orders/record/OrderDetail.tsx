import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderDetail_order$key } from "../../__generated__/OrderDetail_order.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { UnreachableNotice } from "../../customers/UnreachableNotice.tsx";
import { useCustomerName, usePersonName } from "../../customers/useCustomerName.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { OrderParcels } from "../parcels/OrderParcels.tsx";
import { OrderPayments } from "../payments/OrderPayments.tsx";
import { PaymentDeadline } from "../payments/PaymentDeadline.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import { OrderSlot } from "./OrderSlot.tsx";
import { PaymentReport } from "./PaymentReport.tsx";
import { PaymentStateSelect } from "./PaymentStateSelect.tsx";

const useStyles = makeStyles({
  inline: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", columnGap: "8px" },
  note: {
    margin: 0,
    padding: "10px 14px",
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
});

/** Shows all data of one order. */
export function OrderDetail({ order }: { order: OrderDetail_order$key }) {
  const styles = useStyles();
  const titles = useMessages("orderDetail");
  const nameOf = useCustomerName();
  const personName = usePersonName();
  const labels = useLabels();
  const { ships, hasSlots } = useStoreSettings();
  const fields = labels.orderField;
  const { dayTime, dayWithTime } = useDates();
  const data = useFragment(
    graphql`
      fragment OrderDetail_order on Order {
        buyerName
        buyerPhone
        recipientName
        recipientPhone
        address
        note
        source
        shippingName
        shippingSlot {
          day
        }
        ...OrderSlot_order
        paymentMethod
        paymentMethodCode
        deliveryDate
        expectedDeliveryDate
        createdAt
        updatedAt
        customer {
          id
          erased
          name
          blocked
          reachable
        }
        ...OrderProgress_order
        ...OrderLines_order
        paymentReport {
          at
        }
        ...PaymentReport_order
        cancelReason
        paymentDeadline {
          at
        }
        ...PaymentDeadline_order
        ...PaymentStateSelect_order
        ...OrderPayments_order
        parcels {
          id
        }
        pickUpStore {
          code
        }
        ...OrderParcels_order
      }
    `,
    order,
  );
  const date = (instant: string | null | undefined) => (instant == null ? "" : dayWithTime(instant));
  const when = (instant: string | null | undefined) => (instant == null ? "" : dayTime(instant));
  const method = labelOf(labels.paymentMethod, data.paymentMethod);
  return (
    <>
      <OrderProgress order={data} />
      {data.note !== "" && (
        <Section title={fields.note}>
          <p className={styles.note}>{data.note}</p>
        </Section>
      )}
      <Section title={titles.lines}>
        <OrderLines order={data} />
      </Section>
      <Section title={titles.people}>
        <DescriptionList>
          <DescriptionItem name={fields.buyerName}>
            {joined(personName(data.buyerName, data.customer), data.buyerPhone)}
          </DescriptionItem>
          <DescriptionItem name={fields.recipientName}>
            {joined(data.recipientName, data.recipientPhone)}
          </DescriptionItem>
          <DescriptionItem name={fields.address}>{data.address}</DescriptionItem>
          {data.shippingName !== "" && (
            <DescriptionItem name={fields.shippingName}>{data.shippingName}</DescriptionItem>
          )}
          {(data.shippingSlot != null || (hasSlots && data.shippingName !== "")) && (
            <DescriptionItem name={fields.shippingSlot}>
              <OrderSlot order={data} />
            </DescriptionItem>
          )}
          {data.customer != null && (
            <DescriptionItem name={titles.customer}>
              <span className={styles.inline}>
                <CustomerLink customer={data.customer} name={nameOf(data.customer.name)} />
                {data.customer.blocked && <Tag tone="wait">{titles.blocked}</Tag>}
                <UnreachableNotice long reachable={data.customer.reachable} />
              </span>
            </DescriptionItem>
          )}
        </DescriptionList>
      </Section>
      <Section title={titles.payment}>
        <DescriptionList>
          <DescriptionItem name={fields.paymentMethod}>
            {data.paymentMethod === "UNKNOWN" ? `${method} (${data.paymentMethodCode})` : method}
          </DescriptionItem>
          <DescriptionItem name={fields.paymentState}>
            <PaymentStateSelect order={data} />
          </DescriptionItem>
          {data.paymentDeadline != null && (
            <DescriptionItem name={titles.payUntil}>
              <PaymentDeadline order={data} />
            </DescriptionItem>
          )}
          {data.cancelReason != null && (
            <DescriptionItem name={titles.cancelReason}>
              {labelOf(labels.orderCancelReason, data.cancelReason)}
            </DescriptionItem>
          )}
          {data.paymentReport != null && (
            <DescriptionItem name={titles.report}>
              <PaymentReport long order={data} />
            </DescriptionItem>
          )}
        </DescriptionList>
      </Section>
      <Section title={titles.payments}>
        <OrderPayments order={data} />
      </Section>
      {(ships || data.parcels.length > 0 || data.pickUpStore != null) && (
        <Section title={titles.parcels}>
          <OrderParcels order={data} />
        </Section>
      )}
      <Section title={titles.dates}>
        <DescriptionList>
          <DescriptionItem name={fields.expectedDeliveryDate}>
            {date(data.expectedDeliveryDate)}
          </DescriptionItem>
          <DescriptionItem name={fields.deliveryDate}>{date(data.deliveryDate)}</DescriptionItem>
          <DescriptionItem name={fields.createdAt}>{when(data.createdAt)}</DescriptionItem>
          <DescriptionItem name={titles.updated}>{when(data.updatedAt)}</DescriptionItem>
          <DescriptionItem name={fields.source}>{labelOf(labels.orderSource, data.source)}</DescriptionItem>
        </DescriptionList>
      </Section>
    </>
  );
}

function joined(name: string, phone: string): string {
  return [name, phone].filter((text) => text !== "").join(" · ");
}
