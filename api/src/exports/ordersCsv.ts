import type { OrderSource, OrderState, PaymentState } from "@machiya/prisma/enums";
import { fileLocaleOf, type Language } from "@machiya/schema/domain/language";
import type { OrderField } from "@machiya/schema/domain/orders/orderFields";
import type { PaymentMethod } from "@machiya/schema/domain/orders/payment";
import { formatDayTime } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { parse } from "graphql";
import { type CsvRow, NumericCell } from "./csv.ts";

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

interface CellContext {
  language: Language;
  /** The shop's time zone. */
  zone: string;
}

type Cell = (order: OrderNode, context: CellContext) => CsvRow[number];

const time =
  (field: "expectedDeliveryDate" | "deliveryDate" | "createdAt"): Cell =>
  ({ [field]: instant }, { language, zone }) =>
    instant === null ? "" : formatDayTime(new Date(instant), zone, fileLocaleOf(language));

/** The cell of each column, in file order (shop.md §2). */
const CELLS: Record<OrderField, Cell> = {
  number: ({ number }) => new NumericCell(String(number)),
  buyerName: ({ buyerName }) => buyerName,
  buyerPhone: ({ buyerPhone }) => buyerPhone,
  recipientName: ({ recipientName }) => recipientName,
  recipientPhone: ({ recipientPhone }) => recipientPhone,
  address: ({ address }) => address,
  expectedDeliveryDate: time("expectedDeliveryDate"),
  deliveryDate: time("deliveryDate"),
  totalQuantity: ({ totalQuantity }) => new NumericCell(totalQuantity),
  total: ({ total }) => new NumericCell(total),
  subtotal: ({ subtotal }) => new NumericCell(subtotal),
  discountTotal: ({ discountTotal }) => new NumericCell(discountTotal),
  discountRecords: ({ discountRecords }, { language }) =>
    discountRecords.map(({ name, amount }) => `${name} ${amount}`).join(wording(language).listSeparator),
  source: ({ source }, { language }) => wording(language).orderSource[source],
  paymentMethod: ({ paymentMethod }, { language }) => wording(language).paymentMethod[paymentMethod],
  paymentState: ({ paymentState }, { language }) => wording(language).paymentState[paymentState],
  state: ({ state }, { language }) => wording(language).orderState[state],
  note: ({ note }) => note,
  createdAt: time("createdAt"),
};

export const ordersHeader = (language: Language) =>
  (Object.keys(CELLS) as OrderField[]).map((field) => wording(language).orderField[field]);

/** Formats orders in the given language, with times in the shop's time zone. */
export const orderRows = ({ orders }: OrdersData, language: Language, zone: string): CsvRow[] =>
  orders.edges.map(({ node }) => Object.values(CELLS).map((cell) => cell(node, { language, zone })));
