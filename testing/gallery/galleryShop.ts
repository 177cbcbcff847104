import type { Client } from "../servers/client.ts";

/** What the pictures show beyond the demo: variants, time slots, tags, and a customer's order. */
export interface GalleryShop {
  /** A product with variants. */
  shirt: { id: string; number: string; name: string };
  /** The number of an order with a time slot. */
  slotOrder: string;
  /** The number of an order that is picked up at a convenience store, with a parcel. */
  parcelOrder: string;
  /** The number of a customer with tags, and their phone number. */
  customer: string;
  customerPhone: string;
  /** The number of a customer without LINE. */
  withoutLine: string;
  /** The number of the order of the customer who looks at the customer pages. */
  ownOrder: string;
}

interface Row {
  id: string;
  name: string;
}

/** The customer who looks at the customer pages. */
export const GALLERY_CUSTOMER = 7;

const numberOf = (id: string): string => Buffer.from(id, "base64").toString().split(":")[1] ?? "";

/** Executes a document, and fails with its error. */
async function send<Data>(client: Client, query: string, variables: object = {}): Promise<Data> {
  const { data, code } = await client.graphql<Data>(query, { ...variables });
  if (code !== null || data === null) throw new Error(`${code}: ${query}`);
  return data;
}

/** Places a customer's order at the store. The console shows a notification of it. */
export async function placeOrder(customer: Client): Promise<string> {
  const { products } = await send<{ products: { edges: { node: { id: string; price: string } }[] } }>(
    customer,
    '{ products(first: 2, filter: { inStock: true, name: "茶" }) { edges { node { id price } } } }',
  );
  const lines = products.edges.map(({ node }) => ({
    productId: node.id,
    quantity: "1",
    seenPrice: node.price,
  }));
  const { placeOrder } = await send<{ placeOrder: { id: string } }>(
    customer,
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
    { input: { lines, buyerName: "林小茶", buyerPhone: "0900-000-777", paymentMethod: "PAY_AT_STORE" } },
  );
  return numberOf(placeOrder.id);
}

/** Gives a product of the demo colors and sizes. */
async function addVariants(admin: Client): Promise<GalleryShop["shirt"]> {
  const { products } = await send<{ products: { edges: { node: Row & { version: number } }[] } }>(
    admin,
    '{ products(first: 1, filter: { name: "帆布托特" }) { edges { node { id name version } } } }',
  );
  const product = products.edges[0]?.node;
  if (product === undefined) throw new Error("The demo has no tote bag.");
  const [colors, sizes] = [
    ["靛藍", "胭脂紅", "墨綠"],
    ["S", "M", "L"],
  ];
  const variants = colors
    .flatMap((color) => sizes.map((size) => [color, size]))
    .slice(0, -1)
    .map((values, index) => ({
      values,
      price: String(880 + 60 * (index % 3)),
      stock: index % 4 === 2 ? "0" : String(3 + index),
    }));
  await send(
    admin,
    "mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) { id } }",
    {
      input: {
        id: product.id,
        version: product.version,
        variants,
        options: [
          { name: "顏色", values: colors },
          { name: "尺寸", values: sizes },
        ],
      },
    },
  );
  return { id: product.id, number: numberOf(product.id), name: product.name };
}

/** Adds shipping methods, one of them with time slots, and orders that take some of them. */
async function addShipping(admin: Client): Promise<Pick<GalleryShop, "slotOrder" | "parcelOrder">> {
  const create = async (details: object) => {
    const { createShippingMethod: method } = await send<{ createShippingMethod: Row }>(
      admin,
      "mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id name } }",
      { input: { details } },
    );
    return method.id;
  };
  const times = [
    { startMinute: 600, endMinute: 720, capacity: 3 },
    { startMinute: 840, endMinute: 960, capacity: 4 },
    { startMinute: 1020, endMinute: 1170, capacity: 6 },
  ];
  const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => times.map((time) => ({ weekday, ...time })));
  const pickUp = await create({ kind: "STORE_PICKUP", name: "店面自取", slots, slotDaysAhead: 10 });
  await create({
    kind: "HOME_DELIVERY",
    name: "宅配到府",
    fee: "120",
    freeFrom: "2000",
    hours: "2 至 3 天送達",
  });
  const store = await create({ kind: "CONVENIENCE_STORE", name: "超商取貨", fee: "60" });
  const { products } = await send<{ products: { edges: { node: Row }[] } }>(
    admin,
    '{ products(first: 1, filter: { inStock: true, name: "麥茶" }) { edges { node { id name } } } }',
  );
  const lines = products.edges.map(({ node }) => ({ productId: node.id, quantity: "1" }));
  const { shippingSlots } = await send<{
    shippingSlots: { day: string; startMinute: number; endMinute: number }[];
  }>(
    admin,
    "query ($id: ID!, $lines: [CartLineInput!]!) { shippingSlots(shippingMethodId: $id, lines: $lines) { day startMinute endMinute } }",
    { id: pickUp, lines },
  );
  // Of the second day, no slot has begun: its first one becomes full, and the others partly.
  const [, day] = new Set(shippingSlots.map((slot) => slot.day));
  const ofDay = shippingSlots.filter((slot) => slot.day === day);
  let last = "";
  for (const [index, orders] of [3, 2, 4].entries()) {
    for (let order = 0; order < orders; order += 1) {
      const { createOrder } = await send<{ createOrder: { id: string } }>(
        admin,
        "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
        {
          input: {
            details: { buyerName: "林小茶", buyerPhone: "0900-000-777" },
            lines,
            shipping: { shippingMethodId: pickUp, slot: ofDay[index] },
          },
        },
      );
      last = numberOf(createOrder.id);
    }
  }
  return { slotOrder: last, parcelOrder: await addParcel(admin, store, lines) };
}

/** Adds an order that is picked up at a convenience store, and packs its parcel. */
async function addParcel(
  admin: Client,
  shippingMethodId: string,
  lines: readonly { productId: string; quantity: string }[],
): Promise<string> {
  type Created = { createOrder: { id: string } };
  const { createOrder: order } = await send<Created>(
    admin,
    "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
    {
      input: {
        details: {
          buyerName: "林小茶",
          buyerPhone: "0900-000-777",
          recipientName: "林小茶",
          recipientPhone: "0900-000-777",
          address: "7-ELEVEN 建盛門市 131386 台北市大安區仁愛路四段 27 巷 2 號",
        },
        lines,
        shipping: { shippingMethodId },
      },
    },
  );
  await send(admin, "mutation ($input: CreateParcelInput!) { createParcel(input: $input) { id } }", {
    input: {
      orderId: order.id,
      items: lines,
      details: { carrier: "7-ELEVEN", trackingNumber: "D12345678901" },
    },
  });
  return numberOf(order.id);
}

/** Gives a customer tags, and adds a second record of theirs without LINE. */
async function addTags(
  admin: Client,
): Promise<Pick<GalleryShop, "customer" | "customerPhone" | "withoutLine">> {
  const { customers } = await send<{ customers: { edges: { node: Row & { phone: string } }[] } }>(
    admin,
    "{ customers(first: 10) { edges { node { id name phone } } } }",
  );
  const found = customers.edges.map(({ node }) => node).find(({ phone }) => phone.startsWith("09"));
  if (found === undefined) throw new Error("The demo has no customer with a phone number.");
  const tag = (id: string, tags: string[]) =>
    send(admin, "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }", {
      input: { id, addTags: tags },
    });
  await tag(found.id, ["VIP", "常客", "生日 12 月"]);
  const { createCustomer: other } = await send<{ createCustomer: Row }>(
    admin,
    "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id name } }",
    { input: { name: found.name, phone: "0900-000-888", note: "喜歡下午兩點以後來" } },
  );
  await tag(other.id, ["對乳膠過敏"]);
  return { customer: numberOf(found.id), customerPhone: found.phone, withoutLine: numberOf(other.id) };
}

/** Creates an API token and a webhook, so that their screens are not empty. */
async function addIntegrations(admin: Client): Promise<void> {
  await send(admin, "mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }", {
    input: { name: "進銷存", scopes: ["PRODUCTS_WRITE", "ORDERS_READ"], expiresAt: null },
  });
  const kinds = ["ORDER_CREATED", "ORDER_CHANGED", "PRODUCT_CHANGED"];
  await send(
    admin,
    "mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }",
    { input: { details: { url: "https://stock.example/machiya", description: "進銷存", kinds } } },
  );
}

/** Adds what the demo does not contain, so that no screen of the gallery is empty. */
export async function fillGalleryShop(admin: Client, customer: Client): Promise<GalleryShop> {
  await addIntegrations(admin);
  // The customer's order comes first: with shipping methods, an order needs one.
  const ownOrder = await placeOrder(customer);
  return {
    ownOrder,
    shirt: await addVariants(admin),
    ...(await addTags(admin)),
    ...(await addShipping(admin)),
  };
}
