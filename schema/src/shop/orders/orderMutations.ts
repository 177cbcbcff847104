import { allow, builder } from "../../builder.ts";
import { ADDRESS_INPUT, PHONE_INPUT } from "../../contactInput.ts";
import { OrderSourceEnum, OrderStateEnum, PaymentMethodEnum, PaymentStateEnum } from "../../enums.ts";
import { writtenRow } from "../../execution/writtenRow.ts";
import { RECORDS_CLAIM } from "../../idempotency/claimExtension.ts";
import { globalId } from "../../ids.ts";
import { cancelOrder } from "../cancellation/cancelOrder.ts";
import { PickUpStoreInput } from "../carriers/pickUpStore.ts";
import { OrderSlotInput, StaffShippingInput } from "../shipping/shippingSlot.ts";
import { advanceOrder, createOrders, deleteOrders, updateOrder } from "./changeOrders.ts";
import { createOrder } from "./createOrder.ts";
import { Order } from "./order.ts";
import { CreateOrderLineInput, OrderedLineInput } from "./orderLineMutations.ts";
import { placeOrder } from "./placeOrder.ts";

const PlaceOrderInput = builder.inputType("PlaceOrderInput", {
  description: "A checkout. The server decides prices, totals, the payment state, and the source.",
  fields: (t) => ({
    lines: t.field({
      type: [OrderedLineInput],
      required: true,
      description: "The products; 1 to 500 lines.",
    }),
    buyerName: t.string({
      required: true,
      defaultValue: "",
      description: "The buyer; empty for the customer's own name.",
    }),
    buyerPhone: t.string({ required: true, description: PHONE_INPUT }),
    recipientName: t.string({
      required: true,
      defaultValue: "",
      description: "The name of the recipient; empty if it is the buyer.",
    }),
    recipientPhone: t.string({ required: true, defaultValue: "", description: PHONE_INPUT }),
    address: t.string({
      required: true,
      defaultValue: "",
      description: `${ADDRESS_INPUT} For a convenience store, its name or code. Empty for pickup at the store.`,
    }),
    expectedDeliveryDate: t.field({
      type: "DateOrTime",
      description: "The requested delivery date. Null: none.",
    }),
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      required: true,
      description: "A payment method that the store offers.",
    }),
    note: t.string({
      required: true,
      defaultValue: "",
      description:
        "A note for the shop. For a bank transfer without accountDigits it starts with five digits.",
    }),
    accountDigits: t.string({
      description:
        "For a bank transfer, the last five digits of the account that pays: exactly five, full-width digits included. They are stored at the beginning of the note. Other payment methods ignore them.",
    }),
    shippingMethodId: t.id({
      description:
        "An active shipping method that fits the address and the payment method. Omitted: the first one that fits, if the store has any.",
    }),
    seenShippingFee: t.field({
      type: "Decimal",
      description:
        "The shipping fee that the customer saw. If the fee is different, the request fails with PRICE_CHANGED.",
    }),
    shippingSlot: t.field({
      type: OrderSlotInput,
      description:
        "A slot of the shipping method with room for the order. Omitted: the first one with room, on the expected delivery date if there is one. Methods without slots take none.",
    }),
    pickUpStore: t.field({
      type: PickUpStoreInput,
      description:
        "The store that the customer chose on the carrier's map, for a method of the kind CONVENIENCE_STORE. It becomes the address. Omitted: the address says where the order goes.",
    }),
    idempotencyKey: t.string({
      description:
        "An idempotency key chosen by the client. A repetition within 24 hours returns the first order and creates nothing.",
    }),
  }),
});

builder.mutationField("placeOrder", (t) =>
  t.rowField({
    type: Order,
    ...allow("customer"),
    ...RECORDS_CLAIM,
    args: { input: t.arg({ type: PlaceOrderInput, required: true, description: "The checkout." }) },
    description:
      "Orders a cart in one transaction: either all stock is taken, or nothing happens. For customers. Errors: CUSTOMER_BLOCKED, ORDER_LIMIT, PURCHASE_LIMIT, PAYMENT_METHOD_NOT_OFFERED, BANK_CODE_REQUIRED, SHIPPING_METHOD_NOT_OFFERED, SHIPPING_SLOT_NOT_AVAILABLE, DELIVERY_DATE_NOT_ALLOWED, NOT_FOUND, PRODUCT_NOT_ON_SALE, PRICE_CHANGED, OUT_OF_STOCK, PRE_ORDER_CHANGED, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) =>
      writtenRow(context.prisma.order, query, await placeOrder(context, input)),
  }),
);

const OrderDetailsInput = builder.inputType("OrderDetailsInput", {
  description: "An order as staff enter it. An omitted field stays unchanged, or is empty in a new order.",
  fields: (t) => ({
    buyerName: t.string({ description: "The buyer; at most 200 characters." }),
    buyerPhone: t.string({ description: PHONE_INPUT }),
    recipientName: t.string({ description: "The recipient; at most 200 characters." }),
    recipientPhone: t.string({ description: PHONE_INPUT }),
    address: t.string({ description: ADDRESS_INPUT }),
    note: t.string({ description: "A note; at most 2000 characters." }),
    source: t.field({
      type: OrderSourceEnum,
      description: "How the order was created; MANUAL for a new order.",
    }),
    deliveryDate: t.field({ type: "DateOrTime", description: "The delivery date. Null clears it." }),
    expectedDeliveryDate: t.field({
      type: "DateOrTime",
      description: "The requested delivery date. Null clears it.",
    }),
    paymentState: t.field({
      type: PaymentStateEnum,
      description: "The payment state; UNPAID for a new order.",
    }),
    paymentMethodCode: t.int({
      description:
        "The number of the payment method, 0 to 32767: 1 none, 2 card, 3 bank transfer, 4 at the store, 5 on delivery.",
    }),
  }),
});

const CreateOrdersInput = builder.inputType("CreateOrdersInput", {
  description: "Orders that staff enter.",
  fields: (t) => ({
    orders: t.field({
      type: [OrderDetailsInput],
      required: true,
      description: "1 to 1000 orders; all or none.",
    }),
  }),
});

builder.mutationField("createOrders", (t) =>
  t.rowField({
    type: [Order],
    args: { input: t.arg({ type: CreateOrdersInput, required: true, description: "The orders." }) },
    description: "Creates orders without lines, in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createOrders(context, input.orders);
      return context.prisma.order.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } });
    },
  }),
);

const CreateOrderInput = builder.inputType("CreateOrderInput", {
  description: "An order that staff enter, with its products.",
  fields: (t) => ({
    details: t.field({ type: OrderDetailsInput, required: true, description: "The fields of the order." }),
    lines: t.field({
      type: [CreateOrderLineInput],
      required: true,
      description: "The products, each once; 1 to 500 lines.",
    }),
    customerId: t.id({
      description:
        "The customer for whom staff enter it, who sees it among their orders and is notified of its progress. Null: none.",
    }),
    shipping: t.field({
      type: StaffShippingInput,
      description: "Its shipping method, whose fee is added to the total. Null: none, and no fee.",
    }),
  }),
});

builder.mutationField("createOrder", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: CreateOrderInput, required: true, description: "The order." }) },
    description:
      "Creates an order with its lines at current prices in one transaction, so that no alert announces an order without products. Errors: NOT_FOUND, ALREADY_EXISTS (a product occurs twice), OUT_OF_STOCK, and INVALID_INPUT, with the row of the line; PRE_ORDER_CHANGED, SHIPPING_METHOD_NOT_OFFERED, SHIPPING_SLOT_NOT_AVAILABLE.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const UpdateOrderInput = builder.inputType("UpdateOrderInput", {
  description: "Changes of one order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: OrderDetailsInput, description: "The values to write." }),
    state: t.field({
      type: OrderStateEnum,
      description: "The current state is no change; any other state must be an allowed step.",
    }),
  }),
});

builder.mutationField("updateOrder", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: UpdateOrderInput, required: true, description: "The change." }) },
    description:
      "Changes details, state, or both. Of a final order, only the payment state and the note can change. Errors: NOT_FOUND, CONFLICT, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const AdvanceOrderInput = builder.inputType("AdvanceOrderInput", {
  description: "One step of an order's state.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order." }),
    to: t.field({
      type: OrderStateEnum,
      required: true,
      description: "The state that the user confirmed. Anything but the order's next state is refused.",
    }),
  }),
});

builder.mutationField("advanceOrder", (t) =>
  t.rowField({
    type: Order,
    args: { input: t.arg({ type: AdvanceOrderInput, required: true, description: "The step." }) },
    description: "Advances an order to its next state. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await advanceOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CancelOrderInput = builder.inputType("CancelOrderInput", {
  description: "An order to cancel.",
  fields: (t) => ({ id: t.id({ required: true, description: "The order." }) }),
});

builder.mutationField("cancelOrder", (t) =>
  t.rowField({
    type: Order,
    args: {
      input: t.arg({ type: CancelOrderInput, required: true, description: "The target of the operation." }),
    },
    description: "Cancels an order and returns its stock. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteOrdersInput = builder.inputType("DeleteOrdersInput", {
  description: "Orders to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 orders; all or none." }) }),
});

builder.mutationField("deleteOrders", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteOrdersInput, required: true, description: "What to delete." }) },
    description:
      "Deletes orders that are not final, returns their stock, refunds what was paid at providers, and returns their IDs. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteOrders(context, input.ids);
      return ids.map((id) => globalId("Order", id));
    },
  }),
);
