import { builder, open } from "../builder.ts";
import { OrderSource, OrderState, PaymentMethod, PaymentState } from "../enums.ts";
import { RECORDS_CLAIM } from "../idempotency/claimExtension.ts";
import { globalId } from "../ids.ts";
import { addOrderLines, changeOrderLine, removeOrderLines } from "./changeOrderLines.ts";
import { advanceOrder, cancelOrder, createOrders, deleteOrders, updateOrder } from "./changeOrders.ts";
import { Order } from "./order.ts";
import { OrderLine } from "./orderLine.ts";
import { placeOrder } from "./placeOrder.ts";

const OrderedLineInput = builder.inputType("OrderedLineInput", {
  description: "A product that a customer orders.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product." }),
    quantity: t.field({ type: "Decimal", required: true, description: "How many; more than 0." }),
    seenPrice: t.field({
      type: "Decimal",
      required: true,
      description: "The price of one that the customer was shown; another one today is PRICE_CHANGED.",
    }),
  }),
});

const PlaceOrderInput = builder.inputType("PlaceOrderInput", {
  description: "A checkout. Price, totals, payment state and source are the server's own.",
  fields: (t) => ({
    lines: t.field({
      type: [OrderedLineInput],
      required: true,
      description: "What is ordered: 1 to 500 lines.",
    }),
    buyerName: t.string({
      required: true,
      defaultValue: "",
      description: "Who pays; empty: the customer's own name.",
    }),
    buyerPhone: t.string({ required: true, description: "Their phone number." }),
    recipientName: t.string({
      required: true,
      defaultValue: "",
      description: "Who receives it; empty: the buyer.",
    }),
    recipientPhone: t.string({ required: true, defaultValue: "", description: "Their phone number." }),
    address: t.string({
      required: true,
      defaultValue: "",
      description: "Where it goes; empty: picked up at the store.",
    }),
    expectedDeliveryDate: t.field({ type: "DateOrTime", description: "When it is wanted. Null: not said." }),
    paymentMethod: t.field({
      type: PaymentMethod,
      required: true,
      description: "One that the store offers.",
    }),
    note: t.string({
      required: true,
      defaultValue: "",
      description: "For the shop; with a bank transfer it starts with five digits.",
    }),
    idempotencyKey: t.string({
      description:
        "A text of the client's own: repeated within 24 hours it returns the first order and creates nothing.",
    }),
  }),
});

builder.mutationField("placeOrder", (t) =>
  t.prismaField({
    type: Order,
    ...open("customer"),
    ...RECORDS_CLAIM,
    args: { input: t.arg({ type: PlaceOrderInput, required: true, description: "The checkout." }) },
    description:
      "Orders a cart in one transaction: stock is taken, or nothing happens. For customers. Errors: CUSTOMER_BLOCKED, PAYMENT_METHOD_NOT_OFFERED, BANK_CODE_REQUIRED, DELIVERY_DATE_NOT_ALLOWED, NOT_FOUND, PRODUCT_NOT_ON_SALE, PRICE_CHANGED, OUT_OF_STOCK, CONFLICT, INVALID_INPUT.",
    // What is selected beyond the order's own columns is read by its fields.
    resolve: (_query, _root, { input }, context) => placeOrder(context, input),
  }),
);

const OrderDetailsInput = builder.inputType("OrderDetailsInput", {
  description: "What staff write on an order. What is left out stays as it is, or is empty on a new order.",
  fields: (t) => ({
    buyerName: t.string({ description: "Who pays; at most 200 characters." }),
    buyerPhone: t.string({ description: "Their phone number; at most 50 characters." }),
    recipientName: t.string({ description: "Who receives it; at most 200 characters." }),
    recipientPhone: t.string({ description: "Their phone number; at most 50 characters." }),
    address: t.string({ description: "Where it goes; at most 500 characters." }),
    note: t.string({ description: "A remark; at most 2000 characters." }),
    source: t.field({ type: OrderSource, description: "How it came in; MANUAL on a new order." }),
    deliveryDate: t.field({ type: "DateOrTime", description: "When it is delivered; null clears it." }),
    expectedDeliveryDate: t.field({ type: "DateOrTime", description: "When it is wanted; null clears it." }),
    paymentState: t.field({ type: PaymentState, description: "Whether it is paid; UNPAID on a new order." }),
    paymentMethodCode: t.int({
      description:
        "The payment method's number, 0 to 32767: 1 none, 2 card, 3 bank transfer, 4 at the store, 5 on delivery.",
    }),
  }),
});

const CreateOrdersInput = builder.inputType("CreateOrdersInput", {
  description: "Orders to enter by hand.",
  fields: (t) => ({
    orders: t.field({
      type: [OrderDetailsInput],
      required: true,
      description: "1 to 1000 orders, all or none.",
    }),
  }),
});

builder.mutationField("createOrders", (t) =>
  t.prismaField({
    type: [Order],
    args: { input: t.arg({ type: CreateOrdersInput, required: true, description: "The orders." }) },
    description: "Enters orders without lines, in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createOrders(context, input.orders);
      return context.prisma.order.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } });
    },
  }),
);

const UpdateOrderInput = builder.inputType("UpdateOrderInput", {
  description: "A change of one order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: OrderDetailsInput, description: "What to write." }),
    state: t.field({
      type: OrderState,
      description: "The same state is no change; any other must be a legal step.",
    }),
  }),
});

builder.mutationField("updateOrder", (t) =>
  t.prismaField({
    type: Order,
    args: { input: t.arg({ type: UpdateOrderInput, required: true, description: "The change." }) },
    description:
      "Changes details, state, or both. A final order keeps all but its payment state and note. Errors: NOT_FOUND, CONFLICT, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const AdvanceOrderInput = builder.inputType("AdvanceOrderInput", {
  description: "A step of an order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order." }),
    to: t.field({
      type: OrderState,
      required: true,
      description: "The state that the person confirmed; anything but the order's next state is refused.",
    }),
  }),
});

builder.mutationField("advanceOrder", (t) =>
  t.prismaField({
    type: Order,
    args: { input: t.arg({ type: AdvanceOrderInput, required: true, description: "The step." }) },
    description: "Takes an order one step on. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await advanceOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CancelOrderInput = builder.inputType("CancelOrderInput", {
  description: "An order to call off.",
  fields: (t) => ({ id: t.id({ required: true, description: "The order." }) }),
});

builder.mutationField("cancelOrder", (t) =>
  t.prismaField({
    type: Order,
    args: { input: t.arg({ type: CancelOrderInput, required: true, description: "Which." }) },
    description: "Calls an order off and gives its stock back. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteOrdersInput = builder.inputType("DeleteOrdersInput", {
  description: "Orders to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 orders, all or none." }) }),
});

builder.mutationField("deleteOrders", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteOrdersInput, required: true, description: "Which." }) },
    description:
      "Removes orders that are not final and gives their stock back; returns their ids. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteOrders(context, input.ids);
      return ids.map((id) => globalId("Order", id));
    },
  }),
);

const NewOrderLineInput = builder.inputType("NewOrderLineInput", {
  description: "A product to put on an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    productId: t.id({ required: true, description: "The product; once an order." }),
    quantity: t.field({ type: "Decimal", required: true, description: "How many; more than 0." }),
  }),
});

const AddOrderLinesInput = builder.inputType("AddOrderLinesInput", {
  description: "Lines to add.",
  fields: (t) => ({
    lines: t.field({
      type: [NewOrderLineInput],
      required: true,
      description: "1 to 1000 lines, all or none.",
    }),
  }),
});

builder.mutationField("addOrderLines", (t) =>
  t.prismaField({
    type: [OrderLine],
    args: { input: t.arg({ type: AddOrderLinesInput, required: true, description: "The lines." }) },
    description:
      "Puts products on orders at today's prices and takes their stock; returns the lines in the given order. Errors, with the row: NOT_FOUND, ALREADY_EXISTS, OUT_OF_STOCK, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await addOrderLines(context, input.lines);
      const lines = await context.prisma.orderLine.findMany({ ...query, where: { id: { in: ids } } });
      return lines.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },
  }),
);

const ChangeOrderLineInput = builder.inputType("ChangeOrderLineInput", {
  description: "Another quantity of a product on an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    productId: t.id({ required: true, description: "The product on it." }),
    quantity: t.field({ type: "Decimal", required: true, description: "How many from now on; more than 0." }),
    seenQuantity: t.field({
      type: "Decimal",
      description: "The quantity that the editor saw; another one by now is a CONFLICT.",
    }),
  }),
});

builder.mutationField("changeOrderLine", (t) =>
  t.prismaField({
    type: OrderLine,
    args: { input: t.arg({ type: ChangeOrderLineInput, required: true, description: "The change." }) },
    description:
      "Sets the quantity of a line; stock follows. Errors: NOT_FOUND, CONFLICT, OUT_OF_STOCK, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await changeOrderLine(context, input);
      return context.prisma.orderLine.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const RemoveOrderLinesInput = builder.inputType("RemoveOrderLinesInput", {
  description: "Lines to take off an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    productIds: t.idList({ required: true, description: "The products on it, all or none." }),
  }),
});

builder.mutationField("removeOrderLines", (t) =>
  t.prismaField({
    type: Order,
    args: { input: t.arg({ type: RemoveOrderLinesInput, required: true, description: "Which." }) },
    description:
      "Takes products off an order and gives their stock back. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await removeOrderLines(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
