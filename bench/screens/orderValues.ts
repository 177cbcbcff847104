import { z } from "zod";

const id = z.int().positive();
const text = z.string();
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const instant = z.iso.datetime();
const payment = z.int();

const paymentReport = z.strictObject({ at: instant, digits: text, waits: z.boolean() }).nullable();
const discountRecords = z.array(z.strictObject({ id, name: text, amount: decimal }));
const line = z.strictObject({
  id,
  productName: text.min(1),
  imageUrl: text.nullable(),
  quantity: decimal,
  unitPrice: decimal,
  lineTotal: decimal,
  // The benchmark's orders have no pieces on pre-order.
  preOrdered: decimal,
  expectedDay: z.null(),
});
/** The benchmark's store has no currency. */
const sums = { subtotal: decimal, discountTotal: decimal, total: decimal, currency: z.null() };
const shipping = { shippingName: text.nullable(), shippingFee: decimal };
/** The benchmark's orders have no shipping slot. */
const slot = { shippingSlot: z.null() };
/** Rows of which the benchmark's shop has none. */
const none = z.array(z.never());

/** The stored values of the console's list. */
export const orderListValues = z.strictObject({
  total: z.int(),
  rows: z.array(
    z.strictObject({
      id,
      number: id,
      state: text,
      buyerName: text,
      buyerPhone: text,
      recipientName: text,
      address: text,
      expectedDeliveryDate: instant.nullable(),
      deliveryDate: instant.nullable(),
      createdAt: instant,
      totalQuantity: decimal,
      paymentMethod: payment,
      paymentState: text,
      source: text,
      note: text,
      ...sums,
      shippingFee: decimal,
      paymentReport,
      discountRecords,
      ...slot,
      items: z.array(z.strictObject({ id, productName: text, quantity: decimal })),
      customer: z
        .strictObject({ id, erased: z.literal(false), reachable: z.boolean().nullable() })
        .nullable(),
    }),
  ),
});

/** The stored values of my orders. */
export const myOrdersValues = z.strictObject({
  myOrders: z.strictObject({
    total: z.int(),
    rows: z.array(
      z.strictObject({
        id,
        number: id,
        state: text,
        buyerName: text,
        buyerPhone: text,
        recipientName: text,
        recipientPhone: text,
        address: text,
        note: text,
        paymentReport,
        paymentMethod: payment,
        paymentState: text,
        expectedDeliveryDate: instant.nullable(),
        actualDeliveryDate: instant.nullable(),
        createdAt: instant,
        ...sums,
        ...shipping,
        ...slot,
        discountRecords,
        lines: z.array(line),
      }),
    ),
  }),
  store: z.strictObject({ id, timeZone: text }),
});

const details = {
  id,
  number: id,
  version: z.int(),
  buyerName: text,
  buyerPhone: text,
  recipientName: text,
  recipientPhone: text,
  address: text,
  note: text,
  source: text,
  paymentMethodCode: payment,
  deliveryDate: instant.nullable(),
  expectedDeliveryDate: instant.nullable(),
  paymentState: text,
  ...sums,
  ...shipping,
  discountRecords,
};

const historyEntry = z.strictObject({
  id,
  at: instant,
  action: text,
  apiTokenName: text.nullable(),
  staffMember: z.strictObject({ id, name: text }).nullable(),
  before: z.record(text, z.unknown()),
  after: z.record(text, z.unknown()),
});

const payments = z.strictObject({
  id,
  provider: text.nullable(),
  kind: text,
  channel: text,
  amount: decimal,
  state: text,
  declared: z.boolean(),
  note: text,
  reference: text.nullable(),
  disputedAt: instant.nullable(),
  capturesLater: z.boolean(),
  requested: z.null(),
  lastError: z.null(),
  expiresAt: z.null(),
  receivedAt: instant.nullable(),
  createdAt: instant,
  recordedBy: z.strictObject({ id, name: text }).nullable(),
  refunds: z.array(
    z.strictObject({
      id,
      amount: decimal,
      state: text,
      reason: text,
      restocked: z.boolean(),
      doneAt: instant.nullable(),
      createdAt: instant,
    }),
  ),
});

/** The stored values of an order in the console's panel. */
export const openOrderValues = z.strictObject({
  ...details,
  paymentMethod: payment,
  state: text,
  createdAt: instant,
  updatedAt: instant,
  paymentReport,
  ...slot,
  lines: z.array(line.extend({ product: z.strictObject({ id }) })),
  payments: z.array(payments),
  cancelReason: text.nullable(),
  paymentDeadline: z.null(),
  shippingMethod: z.null(),
  parcels: none,
  shippingKind: z.null(),
  pickUpStore: z.null(),
  history: z.array(historyEntry),
  customer: z
    .strictObject({
      id,
      erased: z.literal(false),
      name: text,
      blocked: z.boolean(),
      reachable: z.boolean().nullable(),
    })
    .nullable(),
});

/** The stored values of an order in the console's edit form. */
export const editOrderValues = z.strictObject({
  ...details,
  pickUpStore: z.null(),
  customer: z.strictObject({ id }).nullable(),
  lines: z.array(
    line.extend({
      product: z.strictObject({
        // The benchmark's products have no variants.
        id,
        stock: decimal,
        preOrderLeft: decimal,
        preOrderDay: z.null(),
        parent: z.null(),
        maxPerOrder: decimal.nullable(),
        maxPerCustomer: decimal.nullable(),
        quantityStep: decimal.nullable(),
      }),
    }),
  ),
});
