import { builder } from "../../builder.ts";
import { addOrderLines, changeOrderLine, removeOrderLines } from "./changeOrderLines.ts";
import { Order } from "./order.ts";
import { OrderLine } from "./orderLine.ts";

/** The descriptions of the fields of staff's lines that allow a pre-order. */
const SEEN_PRE_ORDERED =
  "How much of the quantity was shown as a pre-order, because the stock does not have it; 0: nothing. If more would be pre-ordered now, the request fails with PRE_ORDER_CHANGED. Omitted: nothing is pre-ordered, and a quantity beyond the stock is OUT_OF_STOCK.";
const SEEN_EXPECTED_DAY =
  "The expected day of the pre-order that was shown. If it is expected later now, the request fails with PRE_ORDER_CHANGED. Omitted: any day.";

/** The description of the quantity of a line. Several lines of a checkout with the same product are added first. */
const QUANTITY = "The quantity; more than 0, and a multiple of the product's `quantityStep`.";

export const OrderedLineInput = builder.inputType("OrderedLineInput", {
  description: "A product in a checkout.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product or variant." }),
    variantOf: t.id({
      description: "The product of which `productId` is a variant. Another one is INVALID_INPUT.",
    }),
    quantity: t.field({ type: "Decimal", required: true, description: QUANTITY }),
    seenPrice: t.field({
      type: "Decimal",
      required: true,
      description:
        "The unit price that the customer saw. If today's price is different, the request fails with PRICE_CHANGED.",
    }),
    seenPreOrdered: t.field({
      type: "Decimal",
      description:
        "How much of the quantity the customer saw as a pre-order, because the stock does not have it; 0: nothing. If more would be pre-ordered now, the request fails with PRE_ORDER_CHANGED. Omitted: nothing is pre-ordered, and a quantity beyond the stock is OUT_OF_STOCK.",
    }),
    seenExpectedDay: t.field({
      type: "Day",
      description:
        "The expected day of the pre-order that the customer saw. If it is expected later now, the request fails with PRE_ORDER_CHANGED. Omitted: any day.",
    }),
  }),
});

export const CreateOrderLineInput = builder.inputType("CreateOrderLineInput", {
  description: "A product of a new order.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product." }),
    quantity: t.field({ type: "Decimal", required: true, description: QUANTITY }),
    seenPreOrdered: t.field({ type: "Decimal", description: SEEN_PRE_ORDERED }),
    seenExpectedDay: t.field({ type: "Day", description: SEEN_EXPECTED_DAY }),
  }),
});

const NewOrderLineInput = builder.inputType("NewOrderLineInput", {
  description: "A product to add to an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    productId: t.id({ required: true, description: "The product or variant; at most once for each order." }),
    variantOf: t.id({
      description: "The product of which `productId` is a variant. Another one is INVALID_INPUT.",
    }),
    quantity: t.field({ type: "Decimal", required: true, description: QUANTITY }),
    seenPreOrdered: t.field({ type: "Decimal", description: SEEN_PRE_ORDERED }),
    seenExpectedDay: t.field({ type: "Day", description: SEEN_EXPECTED_DAY }),
  }),
});

const AddOrderLinesInput = builder.inputType("AddOrderLinesInput", {
  description: "Lines to add to orders.",
  fields: (t) => ({
    lines: t.field({
      type: [NewOrderLineInput],
      required: true,
      description: "1 to 1000 lines; all are added or none.",
    }),
  }),
});

builder.mutationField("addOrderLines", (t) =>
  t.rowField({
    type: [OrderLine],
    args: { input: t.arg({ type: AddOrderLinesInput, required: true, description: "The lines." }) },
    description:
      "Adds products to orders at today's prices and takes their stock. Returns the lines in the given order. Errors, with the row: NOT_FOUND, ALREADY_EXISTS, OUT_OF_STOCK, PRE_ORDER_CHANGED, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await addOrderLines(context, input.lines);
      const lines = await context.prisma.orderLine.findMany({ ...query, where: { id: { in: ids } } });
      return lines.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },
  }),
);

const ChangeOrderLineInput = builder.inputType("ChangeOrderLineInput", {
  description: "A new quantity for a product on an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    productId: t.id({
      required: true,
      description:
        "The order line, by its product or variant. A product of which the order has one variant names this; of several, it is INVALID_INPUT.",
    }),
    variantOf: t.id({
      description: "The product of which `productId` is a variant. Another one is INVALID_INPUT.",
    }),
    quantity: t.field({
      type: "Decimal",
      required: true,
      description: `${QUANTITY} The present one is always accepted.`,
    }),
    seenPreOrdered: t.field({
      type: "Decimal",
      description:
        "How much of what is added to the quantity was shown as a pre-order; 0: nothing. If more would be pre-ordered now, the request fails with PRE_ORDER_CHANGED. Omitted: nothing more is pre-ordered, and what exceeds the stock is OUT_OF_STOCK.",
    }),
    seenExpectedDay: t.field({ type: "Day", description: SEEN_EXPECTED_DAY }),
    seenQuantity: t.field({
      type: "Decimal",
      description:
        "The quantity that the user edited. If the current quantity is different, the request fails with CONFLICT.",
    }),
  }),
});

builder.mutationField("changeOrderLine", (t) =>
  t.rowField({
    type: OrderLine,
    args: { input: t.arg({ type: ChangeOrderLineInput, required: true, description: "The change." }) },
    description:
      "Sets the quantity of an order line and adjusts the stock. Errors: NOT_FOUND, CONFLICT, OUT_OF_STOCK, PRE_ORDER_CHANGED, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await changeOrderLine(context, input);
      return context.prisma.orderLine.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const RemoveOrderLinesInput = builder.inputType("RemoveOrderLinesInput", {
  description: "Lines to remove from an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    productIds: t.idList({
      required: true,
      description: "The lines by their products or variants, as in changeOrderLine; all or none.",
    }),
  }),
});

builder.mutationField("removeOrderLines", (t) =>
  t.rowField({
    type: Order,
    args: {
      input: t.arg({
        type: RemoveOrderLinesInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description:
      "Removes lines from an order and returns their stock. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await removeOrderLines(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
