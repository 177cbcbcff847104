import { randomUUID } from "node:crypto";
import { globalId } from "../../schema/src/ids.ts";
import { customerRow, product } from "../../schema/src/testing/fixtures.ts";
import { admins, by, customers, type MutationInput } from "./inputRows.ts";

/** A picture of one pixel. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==";

const csv = (text: string) => Buffer.from(text).toString("base64");
const AUTHORIZED = {
  provider: "STRIPE",
  kind: "CARD",
  state: "AUTHORIZED",
  capturesLater: true,
  receivedAt: null,
};

const ORDERS: Record<string, MutationInput> = {
  placeOrder: customers(async (rows) => ({
    buyerPhone: "0912345678",
    paymentMethod: "PAY_AT_STORE",
    lines: [{ productId: await rows.product(), quantity: "1", seenPrice: "100" }],
  })),
  reportMyPayment: customers(async (rows) => {
    const { id: orderId } = await rows.order({ paymentMethod: 3 });
    return { orderId, digits: "12345" };
  }),
  cancelMyOrder: customers(async (rows) => ({ orderId: (await rows.order()).id })),
  requestStockNotice: customers(async (rows) => ({
    productId: await rows.id("Product", product(rows.prisma, { stock: 0 })),
  })),
  withdrawStockNotice: customers(async (rows) => ({ productId: await rows.product() })),
  createOrders: admins(() => ({ orders: [{ note: "a note" }] })),
  createOrder: admins(async (rows) => ({
    details: { buyerName: "安" },
    lines: [{ productId: await rows.product(), quantity: "1" }],
  })),
  updateOrder: admins(async (rows) => ({ id: (await rows.order()).id, details: { note: "another note" } })),
  advanceOrder: admins(async (rows) => ({ id: (await rows.order()).id, to: "IN_ACTION" })),
  cancelOrder: admins(async (rows) => ({ id: (await rows.order()).id })),
  addOrderLines: admins(async (rows) => ({
    lines: [{ orderId: (await rows.order()).id, productId: await rows.product(), quantity: "1" }],
  })),
  changeOrderLine: admins(async (rows) => {
    const { id: orderId, productId } = await rows.order();
    return { orderId, productId, quantity: "3" };
  }),
  removeOrderLines: admins(async (rows) => {
    const { id: orderId, productId } = await rows.order();
    return { orderId, productIds: [productId] };
  }),
  createParcel: admins(async (rows) => {
    const { id: orderId, productId } = await rows.order();
    return { orderId, items: [{ productId, quantity: "1" }] };
  }),
  updateParcel: admins(async (rows) => ({ id: (await rows.parcel()).id })),
  unpackParcel: admins(async (rows) => ({ id: (await rows.parcel()).id })),
  recordPayment: admins(async (rows) => ({ orderId: (await rows.order()).id, kind: "CASH", amount: "200" })),
  refundPayment: admins(async (rows) => ({
    paymentId: (await rows.payment()).id,
    amount: "50",
    reason: "returned",
  })),
  settleRefund: admins(async (rows) => {
    const { number: paymentId } = await rows.payment();
    const data = { paymentId, amount: 50, reason: "returned", state: "PENDING" as const };
    return { refundId: await rows.id("Refund", rows.prisma.refund.create({ data })), returned: true };
  }),
  voidPayment: admins(async (rows) => ({ paymentId: (await rows.payment()).id })),
  capturePayment: admins(async (rows) => ({ paymentId: (await rows.payment(AUTHORIZED)).id })),
  voidAuthorization: admins(async (rows) => ({ paymentId: (await rows.payment(AUTHORIZED)).id })),
  startPayment: customers(async (rows) => {
    const sealed = { credentials: new Uint8Array(1), credentialsKeyId: "test" };
    const data = { enabled: true, channels: ["WALLET" as const], currency: "TWD" as const, ...sealed };
    await rows.prisma.paymentProviderSetting.upsert({
      where: { provider: "LINE_PAY" },
      create: { provider: "LINE_PAY", ...data },
      update: data,
    });
    return { orderId: (await rows.order({ paymentMethod: 2 })).id, provider: "LINE_PAY", channel: "WALLET" };
  }),
  changeOrderSlot: admins(async (rows) => {
    const method = await rows.prisma.shippingMethod.create({
      data: { kind: "STORE_PICKUP", name: "自取", slotDaysAhead: 30, slots: [[6, 840, 960, 100]] },
    });
    const { id } = await rows.order({ shippingMethodId: method.id, shippingKind: "STORE_PICKUP" });
    return { id, slot: { day: "2026-11-28", startMinute: 840, endMinute: 960 } };
  }),
  changePickUpStore: admins(async (rows) => ({
    id: (await rows.order({ shippingKind: "CONVENIENCE_STORE" })).id,
    pickUpStore: { chain: "UNIMART", code: "131386", name: "建盛門市" },
  })),
  sendParcel: admins(async (rows) => ({ id: (await rows.parcel()).id })),
  countBankLines: admins(async (rows) => ({
    text: "2026-11-20,200,12345",
    columns: ["DATE", "AMOUNT", "ACCOUNT"],
    accepted: [{ line: 1, orderId: (await rows.order()).id }],
  })),
  undoBankLines: admins(async (rows) => ({ paymentIds: [(await rows.payment()).id] })),
  undoChange: by(["admin"], async (rows) => {
    const { id } = await rows.order();
    await rows.run("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }", { id });
    return { id: await rows.lastChange() };
  }),
  undoChanges: by(["admin"], async (rows) => {
    const { id } = await rows.order();
    await rows.run("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }", { id });
    return { ids: [await rows.lastChange()] };
  }),
  undoDeletions: by(["admin"], async (rows) => {
    const id = await rows.product();
    await rows.run("mutation ($input: DeleteProductsInput!) { deleteProducts(input: $input) }", {
      ids: [id],
    });
    return { ids: [id] };
  }),
  createShippingMethod: admins(() => ({ details: { kind: "STORE_PICKUP", name: randomUUID() } })),
  updateShippingMethod: admins(async (rows) => ({
    id: await rows.shippingMethod(),
    details: { name: randomUUID() },
  })),
  sortShippingMethods: admins(async (rows) => {
    await rows.shippingMethod();
    const all = await rows.prisma.shippingMethod.findMany({ orderBy: { id: "desc" } });
    return { ids: all.map(({ id }) => globalId("ShippingMethod", id)) };
  }),
  advanceOrders: admins(async (rows) => ({
    orders: { ids: [(await rows.order()).id] },
    seenStates: ["ESTABLISHED"],
  })),
  markOrdersPaid: admins(async (rows) => ({ orders: { ids: [(await rows.order()).id] } })),
  cancelOrders: admins(async (rows) => ({ orders: { ids: [(await rows.order()).id] } })),
  discardOrders: admins(async (rows) => ({ orders: { ids: [(await rows.order()).id] } })),
};

const PRODUCTS: Record<string, MutationInput> = {
  createProducts: admins(() => ({ products: [{ details: { name: "茶", price: "10", stock: "1" } }] })),
  updateProduct: admins(async (rows) => ({ id: await rows.product(), details: { price: "120" } })),
  setProductState: admins(async (rows) => ({ id: await rows.product(), state: "FROZEN" })),
  setProductVariants: admins(async (rows) => ({
    id: await rows.product(),
    options: [{ name: "Size", values: ["S", "M"] }],
    variants: [{ values: ["S"] }, { values: ["M"] }],
  })),
  createProductTypes: admins(() => ({ productTypes: [{ name: "茶" }] })),
  updateProductType: admins(async (rows) => ({
    id: await rows.id("ProductType", rows.prisma.productType.create({ data: { name: "碗" } })),
    details: { name: "杯" },
  })),
  createDiscounts: admins(() => ({
    discounts: [{ name: "折", kind: "PER_PRODUCT", audience: "PRODUCT", amount: "-1" }],
  })),
  updateDiscount: admins(async (rows) => ({
    id: await rows.id(
      "Discount",
      rows.prisma.discount.create({
        data: { name: "折", kind: "PER_PRODUCT", audience: "PRODUCT", amount: -1 },
      }),
    ),
    details: { name: "優惠" },
  })),
  createImages: admins(() => ({ images: [{ name: "門面", image: PICTURE }] })),
  updateImage: admins(async (rows) => {
    const imageHash = "f".repeat(64);
    await rows.prisma.imageFile.createMany({ data: [{ hash: imageHash }], skipDuplicates: true });
    const image = rows.prisma.image.create({ data: { name: "門面", imageHash } });
    return { id: await rows.id("Image", image), details: { name: "店內" } };
  }),
  importProducts: admins(() => ({
    dryRun: true,
    fileName: "a.csv",
    file: csv("code,name,price,stock\n,茶,10,1\n"),
  })),
  uploadImage: admins(() => ({ image: PICTURE })),
  updateProducts: admins(async (rows) => ({ products: { ids: [await rows.product()] }, stock: "5" })),
  editProducts: admins(async (rows) => ({
    products: [{ id: await rows.product(), details: { price: "9" } }],
  })),
  discardProducts: admins(async (rows) => ({ products: { ids: [await rows.product()] } })),
  discardDiscounts: admins(async (rows) => ({
    ids: [
      await rows.id(
        "Discount",
        rows.prisma.discount.create({
          data: { name: "折", kind: "PER_PRODUCT", audience: "PRODUCT", amount: -1 },
        }),
      ),
    ],
  })),
  discardProductTypes: admins(async (rows) => ({
    ids: [await rows.id("ProductType", rows.prisma.productType.create({ data: { name: "碗" } }))],
  })),
  applyStockTake: admins(async (rows) => ({
    rows: [{ productId: await rows.product(), seenStock: "10", counted: "9" }],
  })),
};

const STORE: Record<string, MutationInput> = {
  createStore: admins(async (rows) => {
    await rows.prisma.store.deleteMany();
    return { details: { name: "町家" } };
  }),
  updateStore: admins(() => ({ id: globalId("Store", 1), details: { name: "町家" } })),
  sendBroadcast: by(["admin"], () => ({ text: "新茶", scheduledAt: "2026-12-24T02:00:00.000Z" })),
  cancelBroadcast: by(["admin"], async (rows) => {
    const data = {
      text: "新茶",
      recipients: 1,
      createdById: 1,
      state: "SCHEDULED" as const,
      scheduledAt: new Date("2026-12-24T02:00:00Z"),
    };
    return { id: await rows.id("Broadcast", rows.prisma.broadcast.create({ data })) };
  }),
  createWebhookEndpoint: by(["admin"], () => ({
    details: { url: "https://example.com/", kinds: ["ORDER_CREATED"] },
  })),
  updateWebhookEndpoint: by(["admin"], async (rows) => ({
    id: await rows.endpointId(),
    details: { active: false },
  })),
  rotateWebhookSecret: by(["admin"], async (rows) => ({ id: await rows.endpointId() })),
  replayWebhookDelivery: by(["admin"], async (rows) => {
    const { id: endpointId } = await rows.endpoint();
    const event = { create: { kind: "TEST" as const, entity: "WebhookEndpoint", entityId: 1, columns: {} } };
    const { id } = await rows.prisma.webhookDelivery.create({
      data: { endpoint: { connect: { id: endpointId } }, state: "FAILED", event },
    });
    return { id: Buffer.from(`WebhookDelivery:${id}`).toString("base64") };
  }),
  sendTestBroadcast: by(["admin"], async (rows) => {
    const { id: lineCustomerId } = await customerRow(rows.prisma);
    await rows.prisma.staffMember.update({ where: { id: 1 }, data: { lineCustomerId } });
    return { text: "新茶" };
  }),
  sendTestEvent: by(["admin"], async (rows) => ({ id: await rows.endpointId() })),
  updateCarrier: by(["admin"], () => ({ carrier: "ECPAY", details: { chains: ["UNIMART"] } })),
  testCarrier: by(["admin"], () => ({ carrier: "ECPAY" })),
  updatePaymentProvider: by(["admin"], () => ({ provider: "ECPAY", details: { isTest: true } })),
  testPaymentProvider: by(["admin"], () => ({ provider: "ECPAY" })),
  matchBankLines: admins(() => ({ text: "2026-11-20,200,12345", columns: ["DATE", "AMOUNT", "ACCOUNT"] })),
};

/** The mutations of the shop that return objects, by name. */
export const SHOP_INPUTS: Record<string, MutationInput> = { ...ORDERS, ...PRODUCTS, ...STORE };
