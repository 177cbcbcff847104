import type { OrderSource, OrderState, PaymentState } from "@machiya/prisma/enums";
import { fileLocaleOf, type Language } from "@machiya/schema/domain/language";
import { ORDER_COLUMNS, type OrderColumn } from "@machiya/schema/domain/orderColumns";
import type { PaymentMethod } from "@machiya/schema/domain/orders/payment";
import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { parse } from "graphql";

export const ordersDocument = parse(`
  query OrdersExport($filter: OrderFilter, $first: Int!) {
    orders(filter: $filter, first: $first) {
      edges {
        node {
          id number buyerName buyerPhone recipientName recipientPhone address expectedDeliveryDate deliveryDate
          totalQuantity total subtotal discountTotal discountRecords { name amount }
          source paymentMethod paymentState state note createdAt
        }
      }
    }
  }
`);

interface OrderNode {
  id: string;
  number: number;
  buyerName: string;
  buyerPhone: string;
  recipientName: string;
  recipientPhone: string;
  address: string;
  expectedDeliveryDate: string | Date | null;
  deliveryDate: string | Date | null;
  totalQuantity: string;
  total: string;
  subtotal: string;
  discountTotal: string;
  discountRecords: { name: string; amount: string }[];
  source: OrderSource;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  state: OrderState;
  note: string;
  createdAt: string | Date;
}

export interface OrdersData {
  orders: { edges: { node: OrderNode }[] };
}

export const ordersHeader = (language: Language) =>
  ORDER_COLUMNS.map((column) => serverWording(language).orderColumn[column]);

/** Formats orders in the given language, with times in the shop's time zone. */
export function orderRows({ orders }: OrdersData, language: Language, zone: string): string[][] {
  const words = wording(language);
  const time = (instant: string | Date | null) =>
    instant === null ? "" : formatDayTime(new Date(instant), zone, fileLocaleOf(language));
  const cells = (order: OrderNode): Record<OrderColumn, string> => ({
    number: String(order.number),
    buyerName: order.buyerName,
    buyerPhone: order.buyerPhone,
    recipientName: order.recipientName,
    recipientPhone: order.recipientPhone,
    address: order.address,
    expectedDelivery: time(order.expectedDeliveryDate),
    delivery: time(order.deliveryDate),
    quantity: order.totalQuantity,
    total: order.total,
    subtotal: order.subtotal,
    discountTotal: order.discountTotal,
    discounts: order.discountRecords.map(({ name, amount }) => `${name} ${amount}`).join(words.listSeparator),
    source: words.orderSource[order.source],
    paymentMethod: words.paymentMethod[order.paymentMethod],
    paymentState: words.paymentState[order.paymentState],
    state: words.orderState[order.state],
    note: order.note,
    createdAt: time(order.createdAt),
  });
  return orders.edges.map(({ node }) => {
    const row = cells(node);
    return ORDER_COLUMNS.map((column) => row[column]);
  });
}
