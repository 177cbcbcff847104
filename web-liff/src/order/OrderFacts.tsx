import { decimal, toWire } from "@machiya/schema/domain/money";
import { noteBesideAccountDigits } from "@machiya/schema/domain/orders/payment";
import { awaitsPayment } from "@machiya/schema/domain/orders/paymentReport";
import { slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { dayOf, formatDay, formatDayTime, momentStart } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { OrderFacts_order$key } from "../__generated__/OrderFacts_order.graphql.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import styles from "./OrderFacts.module.css";

interface OrderFactsProps {
  order: OrderFacts_order$key;
  timeZone: string;
}

/** Lists recipient, dates, payment with its amounts while a part is paid, and note of an order. */
export function OrderFacts({ order: key, timeZone }: OrderFactsProps) {
  const order = useFragment(
    graphql`
      fragment OrderFacts_order on Order {
        buyerName
        buyerPhone
        recipientName
        recipientPhone
        address
        note
        paymentMethod
        state
        paymentState
        total
        outstanding
        shippingName
        shippingSlot {
          day
          startMinute
          endMinute
        }
        expectedDeliveryDate
        actualDeliveryDate
        createdAt
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const { locale } = useLanguage();
  const labels = useMessages("wording");
  const money = useMoney();
  const day = (at: Date) => formatDay(at, timeZone, locale);
  /** Staff may set a date without a time, which is stored as the beginning of that day. */
  const dayOrTime = (at: Date) => {
    const isBareDay = momentStart({ day: dayOf(at, timeZone) }, timeZone).getTime() === at.getTime();
    return isBareDay ? day(at) : formatDayTime(at, timeZone, locale);
  };
  const { expectedDeliveryDate: expected, actualDeliveryDate: actual, shippingSlot: slot } = order;
  const slotText = (one: NonNullable<typeof slot>) =>
    `${formatBareDay(one.day, locale)} ${slotTimesText(one)}`;
  const received = decimal(order.total).minus(order.outstanding);
  const isPartlyPaid = awaitsPayment(order) && received.gt(0);
  const amounts: [string, string][] = [
    [text.received, money(toWire(received))],
    [text.outstanding, money(order.outstanding)],
  ];
  const facts: [string, string][] = [
    [text.recipient, order.recipientName || order.buyerName || "—"],
    [text.recipientPhone, order.recipientPhone || order.buyerPhone],
    [text.address, order.address || text.atStore],
    ...(order.shippingName === "" ? [] : [[text.shipping, order.shippingName] satisfies [string, string]]),
    [text.expected, slot ? slotText(slot) : expected ? day(new Date(expected)) : "—"],
    [text.delivered, actual ? dayOrTime(new Date(actual)) : "—"],
    [text.created, formatDayTime(new Date(order.createdAt), timeZone, locale)],
    [text.payment, labels.paymentMethod[order.paymentMethod]],
    [text.paymentState, labels.paymentState[order.paymentState]],
    ...(isPartlyPaid ? amounts : []),
    [text.note, noteBesideAccountDigits(order) || "—"],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
