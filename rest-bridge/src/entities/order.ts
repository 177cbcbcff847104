import type { OrderSource, OrderState, PaymentState } from "@machiya/prisma/enums";
import type { SlotKey } from "@machiya/schema/domain/orders/shippingSlots";
import { formatClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { z } from "zod";
import { ORDER_SOURCE, ORDER_STATUS, PAYMENT_STATUS } from "../wire/codes.ts";
import { codeOutput, decimalOutput as decimal, instantOutput as instant } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** The quantity and price of one product on an order (shop.md §3, Product order content). */
export const orderContent = z
  .object({
    product_order_id: z.int(),
    product_id: z.int(),
    variant_id: z.int().optional().meta({
      description: "The ordered variant of the product. Absent: the product has none.",
    }),
    total_count: decimal.meta({ description: "The quantity." }),
    product_name: z.string().meta({ description: "As it was at the time of ordering." }),
    product_image_url: z.string().nullable().meta({ description: "A path on this server. Null: no image." }),
    dollar: decimal.meta({ description: "The unit price at the time of ordering." }),
    pre_ordered_count: decimal.optional().meta({
      description: "How much of total_count still has to arrive. Absent: nothing.",
    }),
    expected_day: z.string().optional().meta({
      description: "The date on which it was expected when it was ordered. Absent without pre_ordered_count.",
    }),
  })
  .meta({ id: "ProductOrderContent" });

/** An order with its lines, discounts, and totals (shop.md §3, Product order). */
export const order = z
  .object({
    id: z.int(),
    orderer_name: z.string(),
    orderer_phone: z.string(),
    receiver_name: z.string().meta({ description: "Empty: the same as orderer_name." }),
    receiver_phone: z.string(),
    delivery_date: instant.nullable(),
    predict_delivery_date: instant.nullable(),
    address: z.string().meta({ description: "Empty: pickup at the store." }),
    remark: z.string(),
    source_of_order: codeOutput(ORDER_SOURCE),
    payment_status: codeOutput(PAYMENT_STATUS),
    payment_method: z.int().meta({
      description:
        "1 none, 2 card online, 3 bank remittance, 4 store payment, 5 cash on delivery; other numbers are kept as received",
    }),
    status: codeOutput(ORDER_STATUS),
    created_at: instant,
    total_count: decimal.meta({ description: "The sum of the quantities." }),
    total_dollar: decimal.meta({ description: "The sum of quantity × price." }),
    total_add_sub_dollar: decimal.meta({
      description: "The sum of the discounts, rounded; usually negative.",
    }),
    total_settlement_dollar: decimal.meta({ description: "The amount to pay." }),
    currency: z.string().optional().meta({
      description: "The ISO 4217 code of the currency of the amounts. Absent: the store had set none.",
    }),
    shipping_method: z.string().optional().meta({
      description: "The name of the shipping method when the order was placed. Absent: the order has none.",
    }),
    shipping_fee: decimal.optional().meta({
      description:
        "The fee for shipping, which is part of total_settlement_dollar. Absent without a shipping method.",
    }),
    shipping_slot: z
      .object({
        date: z.string().meta({ description: "YYYY-MM-DD in the store's time zone." }),
        begin: z.string().meta({ description: "HH:mm" }),
        end: z.string().meta({ description: "HH:mm; 24:00 is midnight." }),
      })
      .optional()
      .meta({ description: "The time slot of delivery or pick-up. Absent: the order has none." }),
    convenience_store: z
      .object({
        chain: z.string().meta({ description: "UNIMART (7-ELEVEN) or FAMILY (FamilyMart)." }),
        code: z.string().meta({ description: "The chain's code of the store." }),
        name: z.string(),
        address: z.string(),
      })
      .optional()
      .meta({
        description: "The convenience store that the customer chose on a map. Absent: the order has none.",
      }),
    product_order_add_sub_records: z.array(z.object({ add_sub_name: z.string(), dollar: decimal })),
    contents: z.array(orderContent),
    payment_provider: z.string().meta({
      description: "The provider of the online payment, for example ECPAY. Empty: there is none.",
    }),
    payment_channel: z.string().meta({ description: "The provider's name of the means of payment." }),
    line_user_user_id: z
      .int()
      .nullable()
      .meta({ description: "The customer. Null: staff entered the order." }),
  })
  .meta({ id: "ProductOrder" });

export interface OrderLineData {
  productName: string;
  imageUrl: string | null;
  quantity: string;
  unitPrice: string;
  preOrdered: string;
  expectedDay: string | null;
  product: { id: string };
  parentProductId: string | null;
}

export interface OrderData {
  number: number;
  buyerName: string;
  buyerPhone: string;
  recipientName: string;
  recipientPhone: string;
  address: string;
  note: string;
  source: OrderSource;
  state: OrderState;
  paymentState: PaymentState;
  paymentMethodCode: number;
  deliveryDate: string | null;
  expectedDeliveryDate: string | null;
  totalQuantity: string;
  subtotal: string;
  discountTotal: string;
  shippingName: string;
  shippingFee: string;
  shippingSlot: SlotKey | null;
  pickUpStore: { chain: string; code: string; name: string; address: string } | null;
  total: string;
  currency: string | null;
  createdAt: string;
  lines: readonly OrderLineData[];
  discountRecords: readonly { name: string; amount: string }[];
  paymentProvider: string | null;
  paymentChannel: string;
}

export const ORDER_LINE_FIELDS = `
  fragment RestOrderLine on OrderLine {
    productName imageUrl quantity unitPrice preOrdered expectedDay
    product { id }
    parentProductId
  }
`;

export const ORDER_FIELDS = `
  fragment RestOrder on Order {
    number buyerName buyerPhone recipientName recipientPhone address note source state paymentState paymentMethodCode
    deliveryDate expectedDeliveryDate totalQuantity subtotal discountTotal shippingName shippingFee shippingSlot { day startMinute endMinute } pickUpStore { chain code name address } total currency createdAt paymentProvider paymentChannel
    lines { ...RestOrderLine }
    discountRecords { name amount }
  }
  ${ORDER_LINE_FIELDS}
`;

export function presentOrderLine(line: OrderLineData, orderNumber: number): z.output<typeof orderContent> {
  const { product, parentProductId: parent, preOrdered, expectedDay } = line;
  return {
    product_order_id: orderNumber,
    product_id: requireRowNumber("Product", parent ?? product.id),
    ...(parent !== null && { variant_id: requireRowNumber("Product", product.id) }),
    total_count: line.quantity,
    product_name: line.productName,
    product_image_url: line.imageUrl,
    dollar: line.unitPrice,
    ...(preOrdered !== "0" && {
      pre_ordered_count: preOrdered,
      ...(expectedDay && { expected_day: expectedDay }),
    }),
  };
}

const presentSlot = ({ day, startMinute, endMinute }: SlotKey) => ({
  date: day,
  begin: formatClock(startMinute),
  end: formatClock(endMinute),
});

/**
 * Converts an order. `customerNumber` is the row number of the customer who placed it; null when staff
 * entered it.
 */
export function presentOrder(data: OrderData, customerNumber: number | null): z.output<typeof order> {
  return {
    id: data.number,
    orderer_name: data.buyerName,
    orderer_phone: data.buyerPhone,
    receiver_name: data.recipientName,
    receiver_phone: data.recipientPhone,
    delivery_date: data.deliveryDate,
    predict_delivery_date: data.expectedDeliveryDate,
    address: data.address,
    remark: data.note,
    source_of_order: ORDER_SOURCE[data.source],
    payment_status: PAYMENT_STATUS[data.paymentState],
    payment_method: data.paymentMethodCode,
    status: ORDER_STATUS[data.state],
    created_at: data.createdAt,
    total_count: data.totalQuantity,
    total_dollar: data.subtotal,
    total_add_sub_dollar: data.discountTotal,
    total_settlement_dollar: data.total,
    ...(data.currency !== null && { currency: data.currency }),
    ...(data.shippingName !== "" && { shipping_method: data.shippingName, shipping_fee: data.shippingFee }),
    ...(data.shippingSlot !== null && { shipping_slot: presentSlot(data.shippingSlot) }),
    ...(data.pickUpStore !== null && { convenience_store: data.pickUpStore }),
    product_order_add_sub_records: data.discountRecords.map(({ name, amount }) => ({
      add_sub_name: name,
      dollar: amount,
    })),
    contents: data.lines.map((line) => presentOrderLine(line, data.number)),
    payment_provider: data.paymentProvider ?? "",
    payment_channel: data.paymentChannel,
    line_user_user_id: customerNumber,
  };
}
