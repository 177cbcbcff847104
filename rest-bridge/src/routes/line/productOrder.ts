import { type PaymentMethod, paymentMethodOf } from "@machiya/schema/domain/orders/payment";
import { MAX_LINES_PER_ORDER } from "@machiya/schema/domain/orders/stock";
import { z } from "zod";
import { requireOwnCustomer } from "../../entities/customer.ts";
import { ORDER_FIELDS, type OrderData, order, presentOrder } from "../../entities/order.ts";
import { paymentMethodInput } from "../../products/orderDetails.ts";
import { orderedProduct, variantId } from "../../products/variants.ts";
import { document } from "../../protocol/graphql.ts";
import { VIEWER_QUERY } from "../../protocol/identify.ts";
import { writeKey } from "../../protocol/readRequest.ts";
import { type Route, route } from "../../protocol/route.ts";
import { ORDER_STATUS } from "../../wire/codes.ts";
import { range, rangeInput } from "../../wire/dateRange.ts";
import { type Connection, pageInput, pageOf, pageVariables, presentPage } from "../../wire/paging.ts";
import { rows } from "../../wire/rows.ts";
import {
  claimedCustomer,
  code,
  date,
  day,
  id,
  optional,
  required,
  several,
  text,
  wireDecimal,
} from "../../wire/wireTypes.ts";

const PATH = "/line/user/product-order";

const content = z.object({
  product_id: required(id),
  variant_id: variantId,
  product_dollar: required(wireDecimal).meta({
    description:
      "The price that the customer saw. If today's price is different, the request is refused with 3002.",
  }),
  total_count: required(wireDecimal).meta({ description: "The quantity." }),
  pre_ordered_count: optional(wireDecimal).meta({
    description:
      "How much of total_count the customer saw as a pre-order. If more would be pre-ordered, the request is refused with 3014. Absent: nothing is pre-ordered, and more than the stock is refused with 3001.",
  }),
  expected_day: optional(day).meta({
    description:
      "The expected date of the pre-order that the customer saw. If it is expected later, the request is refused with 3014.",
  }),
});

const placed = z.object({
  id: z.int(),
  payment_url: z.string().optional().meta({
    description:
      "Where the customer pays the order online: an address, or a path on this server. Only with payment_method 2.",
  }),
});

const NO_METHOD: PaymentMethod = "NONE";

export const lineOrderRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: PATH,
    summary:
      "Orders a cart in one transaction. The server decides the totals, payment_status, source_of_order, and the names and prices of products.",
    access: "customer",
    refusals: [
      "FORBIDDEN",
      "NOT_FOUND",
      "CONFLICT",
      "OUT_OF_STOCK",
      "PRICE_CHANGED",
      "PRODUCT_NOT_ON_SALE",
      "DELIVERY_DATE_NOT_ALLOWED",
      "PAYMENT_METHOD_NOT_OFFERED",
      "BANK_CODE_REQUIRED",
      "CUSTOMER_BLOCKED",
      "ORDER_LIMIT",
      "PURCHASE_LIMIT",
      "SHIPPING_METHOD_NOT_OFFERED",
      "SHIPPING_SLOT_NOT_AVAILABLE",
      "PRE_ORDER_CHANGED",
    ],
    batchField: "product_order_content",
    fieldNames: { productId: "variant_id" },
    input: z.object({
      orderer_name: optional(text).meta({ description: "Empty: the customer's own name." }),
      orderer_phone: required(text),
      receiver_name: optional(text).meta({ description: "Empty: the same as orderer_name." }),
      receiver_phone: optional(text),
      predict_delivery_date: optional(date),
      delivery_date: optional(date).meta({ description: "Used if predict_delivery_date is empty." }),
      address: optional(text),
      remark: optional(text).meta({ description: "With payment_method 3, it must start with five digits." }),
      payment_method: optional(paymentMethodInput),
      product_order_content: rows(content, MAX_LINES_PER_ORDER),
      line_user_user_id: optional(claimedCustomer),
    }),
    output: placed,
    precheckStep: {
      documents: [VIEWER_QUERY.node],
      async load({ line_user_user_id: claimed }, execute) {
        if (claimed !== undefined) requireOwnCustomer(claimed, (await execute(VIEWER_QUERY)).viewer.customer);
      },
    },
    document: document<{ placeOrder: { number: number; paymentUrl: string | null } }>(`
      mutation RestPlaceOrder($input: PlaceOrderInput!) { placeOrder(input: $input) { number paymentUrl } }
    `),
    variables: (input, { request }) => ({
      input: {
        buyerName: input.orderer_name ?? "",
        buyerPhone: input.orderer_phone,
        recipientName: input.receiver_name ?? "",
        recipientPhone: input.receiver_phone ?? "",
        expectedDeliveryDate: input.predict_delivery_date ?? input.delivery_date,
        address: input.address ?? "",
        note: input.remark ?? "",
        paymentMethod: input.payment_method === undefined ? NO_METHOD : paymentMethodOf(input.payment_method),
        lines: input.product_order_content.map((one) => ({
          ...orderedProduct(one),
          quantity: one.total_count,
          seenPrice: one.product_dollar,
          seenPreOrdered: one.pre_ordered_count,
          seenExpectedDay: one.expected_day,
        })),
        idempotencyKey: writeKey(request),
      },
    }),
    present: ({ placeOrder: { number, paymentUrl } }) => ({
      id: number,
      ...(paymentUrl !== null && { payment_url: paymentUrl }),
    }),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "The customer's own orders, newest first.",
    access: "customer",
    refusals: ["FORBIDDEN"],
    input: z.object({
      line_user_user_id: optional(claimedCustomer),
      ...rangeInput("created_at"),
      ...rangeInput("delivery_date"),
      receiver_name: optional(text),
      status: optional(several(code(ORDER_STATUS))),
      ...pageInput,
    }),
    output: pageOf(order),
    document: document<{ viewer: { customer: { id: string } | null }; myOrders: Connection<OrderData> }>(`
      query RestMyOrders($filter: MyOrderFilter, $first: Int, $after: String) {
        viewer { customer { id } }
        myOrders(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestOrder } } }
      }
      ${ORDER_FIELDS}
    `),
    variables: (input) => ({
      filter: {
        createdAt: range(input.created_at_begin, input.created_at_end),
        deliveryDate: range(input.delivery_date_begin, input.delivery_date_end),
        recipientName: input.receiver_name,
        states: input.status,
      },
      ...pageVariables(input),
    }),
    present: ({ viewer, myOrders }, input) => {
      const own = requireOwnCustomer(input.line_user_user_id, viewer.customer);
      return presentPage(myOrders, input, (data) => presentOrder(data, own));
    },
  }),
];
