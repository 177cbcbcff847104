import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { ORDER_FIELDS, type OrderData, order, presentOrder } from "../../entities/order.ts";
import {
  ORDER_PAYMENT_FIELDS,
  orderPayment,
  type PaymentData,
  presentPayment,
} from "../../entities/payment.ts";
import { orderDetailsInput, orderDetailsVariables, paymentMethodInput } from "../../products/orderDetails.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { ORDER_SOURCE, ORDER_STATUS, PAYMENT_STATUS } from "../../wire/codes.ts";
import { range, rangeInput } from "../../wire/dateRange.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import { type Connection, pageInput, pageOf, pageVariables, presentPage } from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import { code, id, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/product-order";

type AdminOrder = OrderData & { customer: { id: string } | null; payments: readonly PaymentData[] };

/** An order as admins see it. */
const adminOrder = order
  .extend({ payments: z.array(orderPayment).meta({ description: "Oldest first." }) })
  .meta({ id: "AdminProductOrder" });

const present = (data: AdminOrder) => ({
  ...presentOrder(data, data.customer && requireRowNumber("Customer", data.customer.id)),
  payments: data.payments.map(presentPayment),
});

const ORDERS = document<{ orders: Connection<AdminOrder> }>(`
  query RestOrders($filter: OrderFilter, $first: Int, $after: String) {
    orders(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { ...RestOrder customer { id } payments { ...RestPayment } } }
    }
  }
  ${ORDER_FIELDS}
  ${ORDER_PAYMENT_FIELDS}
`);

const ORDER = document<{ orders: Pick<Connection<AdminOrder>, "edges"> }>(`
  query RestOneOrder($filter: OrderFilter) {
    orders(filter: $filter, first: 1) { edges { node { ...RestOrder customer { id } payments { ...RestPayment } } } }
  }
  ${ORDER_FIELDS}
  ${ORDER_PAYMENT_FIELDS}
`);

const CREATE = document<{ createOrders: { number: number }[] }>(`
  mutation RestCreateOrders($input: CreateOrdersInput!) { createOrders(input: $input) { number } }
`);

const row = z.object(orderDetailsInput);

export const productOrderRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One order.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: adminOrder,
    document: ORDER,
    variables: ({ id }) => ({ filter: { numbers: [id] } }),
    present: ({ orders }) => {
      const [edge] = orders.edges;
      if (edge === undefined) throw new DomainError("NOT_FOUND", { what: "Order" });
      return present(edge.node);
    },
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary:
      "Orders, newest first. Text filters match a part; IDs and codes may be repeated; ranges include both ends.",
    access: "admin",
    input: z.object({
      id: optional(several(id)),
      orderer_name: optional(text),
      receiver_name: optional(text),
      ...rangeInput("delivery_date"),
      ...rangeInput("predict_delivery_date"),
      status: optional(several(code(ORDER_STATUS))),
      payment_status: optional(several(code(PAYMENT_STATUS))),
      source_of_order: optional(several(code(ORDER_SOURCE))),
      payment_method: optional(several(paymentMethodInput)),
      remark: optional(text),
      ...pageInput,
    }),
    output: pageOf(adminOrder),
    document: ORDERS,
    variables: (input) => ({
      filter: {
        numbers: input.id,
        buyerName: input.orderer_name,
        recipientName: input.receiver_name,
        deliveryDate: range(input.delivery_date_begin, input.delivery_date_end),
        expectedDeliveryDate: range(input.predict_delivery_date_begin, input.predict_delivery_date_end),
        states: input.status,
        paymentStates: input.payment_status,
        sources: input.source_of_order,
        paymentMethodCodes: input.payment_method,
        note: input.remark,
      },
      ...pageVariables(input),
    }),
    present: ({ orders }, input) => presentPage(orders, input, present),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates an order without contents, which are added afterwards.",
    access: "admin",
    input: row,
    output: idOutput,
    document: CREATE,
    variables: (details) => ({ input: { orders: [orderDetailsVariables(details)] } }),
    present: ({ createOrders }) => ({ id: createOrders[0]?.number ?? 0 }),
  }),
  route({
    method: "POST",
    path: "/api/admin/batch/product-order",
    summary: "Creates orders, all or none. A refusal names the first invalid row.",
    access: "admin",
    batchField: "datas",
    input: batchInput(row),
    output: idsOutput,
    document: CREATE,
    variables: (input) => ({ input: { orders: batchRows(input).map(orderDetailsVariables) } }),
    present: ({ createOrders }) => ({ ids: createOrders.map(({ number }) => number) }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Changes an order. Omitted fields stay unchanged. status must be an allowed next step, or 5 to cancel.",
    access: "admin",
    refusals: ["NOT_FOUND", "ORDER_STATE_FORBIDS"],
    input: z.object({ id: required(id), ...orderDetailsInput, status: optional(code(ORDER_STATUS)) }),
    output: idOutput,
    document: document<{ updateOrder: { number: number } }>(`
      mutation RestUpdateOrder($input: UpdateOrderInput!) { updateOrder(input: $input) { number } }
    `),
    variables: ({ id, status, ...details }) => ({
      input: { id: globalId("Order", id), details: orderDetailsVariables(details), state: status },
    }),
    present: ({ updateOrder }) => ({ id: updateOrder.number }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes orders that are not final and returns their stock, all or none.",
    access: "admin",
    refusals: ["NOT_FOUND", "ORDER_STATE_FORBIDS"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteOrders: string[] }>(`
      mutation RestDeleteOrders($input: DeleteOrdersInput!) { deleteOrders(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Order", one)) } }),
    present: ({ deleteOrders }) => ({ ids: deleteOrders.map((one) => requireRowNumber("Order", one)) }),
  }),
];
