import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

let shop: RestShop;
/** The SQL of all statements of requests so far. */
const statements: string[] = [];

beforeAll(async () => {
  shop = await openRestShop(undefined, (sql) => statements.push(sql));
  // The first order stores the customer's phone, and the first request opens connections.
  await overRest({});
  await overGraphQL({});
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.prisma.product.update({ where: { id: shop.product }, data: { price: "120.5", stock: 100 } });
});

const MUTATION = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number state } }";
const NO_TEXTS = { buyerName: "", recipientName: "", recipientPhone: "", address: "", note: "" };

interface Sent {
  /** The Idempotency-Key header. */
  key?: string;
  /** The key in the GraphQL input. */
  inputKey?: string;
  phone?: string;
  query?: string;
}

const headersOf = ({ key }: Sent) => ({
  "content-type": "application/json",
  product: "line",
  ...(key !== undefined && { "idempotency-key": key }),
});

async function send(path: string, sent: Sent, body: object) {
  const response = await shop.viewers.customer.fetch(path, {
    method: "POST",
    headers: headersOf(sent),
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: JSON.parse(await response.text()),
    isReplayed: response.headers.has("idempotency-replayed"),
  };
}

async function overRest(sent: Sent) {
  const line = { product_id: shop.product, product_dollar: "120.5", total_count: "1" };
  const checkout = {
    orderer_phone: sent.phone ?? "0912345678",
    payment_method: 4,
    product_order_content: [line],
  };
  const { body, ...answer } = await send("/line/user/product-order", sent, checkout);
  return { ...answer, number: body.data?.id as number | undefined, code: body.error_code as unknown };
}

async function overGraphQL(sent: Sent) {
  const lines = [{ productId: globalId("Product", shop.product), quantity: "1", seenPrice: "120.5" }];
  const input = {
    ...NO_TEXTS,
    buyerPhone: sent.phone ?? "0912345678",
    paymentMethod: "PAY_AT_STORE",
    lines,
    ...(sent.inputKey !== undefined && { idempotencyKey: sent.inputKey }),
  };
  const { body, ...answer } = await send("/graphql", sent, {
    query: sent.query ?? MUTATION,
    variables: { input },
  });
  const number: number | undefined = body.data?.placeOrder?.number;
  const { code, params } = body.errors?.[0]?.extensions ?? { code: null };
  return { ...answer, number, code, params };
}

const orders = () => shop.prisma.order.count();
const keysStored = () => shop.prisma.idempotencyKey.count();

/** Matches the outbox worker's statements, which the checkout wakes up: it claims messages and looks up recipients. */
const isOfOutbox = (sql: string) =>
  !sql.includes('INSERT INTO "Order"') && (sql.includes('"OutboxMessage"') || sql.includes('a."lineUserId"'));

/** Returns the statements of a checkout. */
async function statementsOf(checkout: () => Promise<{ number: number | undefined }>): Promise<string[]> {
  const before = statements.length;
  expect((await checkout()).number).toEqual(expect.any(Number));
  return statements.slice(before).filter((sql) => !isOfOutbox(sql));
}

describe("a checkout with an Idempotency-Key", () => {
  it.each([
    ["over REST", overRest],
    ["over GraphQL", overGraphQL],
  ])("%s adds one statement, which stores its response", async (_, checkout) => {
    expect(await statementsOf(() => checkout({}))).toHaveLength(2);
    const keyed = await statementsOf(() => checkout({ key: `count-${checkout.name}` }));
    expect(keyed).toHaveLength(3);
    expect(keyed.filter((sql) => sql.includes('INSERT INTO "Order"'))).toEqual([
      expect.stringContaining('INSERT INTO "IdempotencyKey"'),
    ]);
  });

  it("in its input only adds no statement", async () => {
    expect(await statementsOf(() => overGraphQL({ inputKey: "count" }))).toHaveLength(2);
  });

  it("that the rules refused repeats the refusal, even if it would now succeed", async () => {
    await shop.prisma.product.update({ where: { id: shop.product }, data: { price: 99 } });
    const [rest, graphql] = [await overRest({ key: "price" }), await overGraphQL({ key: "price-2" })];
    expect([rest.code, graphql.code]).toEqual([expect.any(Number), "PRICE_CHANGED"]);
    await shop.prisma.product.update({ where: { id: shop.product }, data: { price: "120.5" } });
    expect(await overRest({ key: "price" })).toEqual({ ...rest, isReplayed: true });
    expect(await overGraphQL({ key: "price-2" })).toEqual({ ...graphql, isReplayed: true });
  });

  it("with malformed input does not use up the key", async () => {
    const stored = await keysStored();
    expect((await overRest({ key: "form", phone: "" })).code).toBe(2001);
    expect((await overGraphQL({ key: "form-2", phone: "" })).code).toBe("INVALID_INPUT");
    expect(await keysStored()).toBe(stored);
    expect((await overRest({ key: "form" })).number).toEqual(expect.any(Number));
  });

  it("of another cart is refused with CONFLICT", async () => {
    await overRest({ key: "cart" });
    await overGraphQL({ key: "cart-2" });
    const before = await orders();
    expect((await overRest({ key: "cart", phone: "0913345678" })).code).toBe(2003);
    expect(await overGraphQL({ key: "cart-2", phone: "0913345678" })).toMatchObject({
      status: 409,
      code: "CONFLICT",
      params: { field: "idempotencyKey" },
    });
    expect(await orders()).toBe(before);
  });

  it("whose process died before it stored the response gets the response after the lease", async () => {
    const { number } = await overRest({ key: "died" });
    await shop.prisma.idempotencyKey.updateMany({
      where: { resultId: number ?? 0 },
      data: { status: null, leaseUntil: new Date(0) },
    });
    const before = await orders();
    expect(await overRest({ key: "died" })).toMatchObject({ code: 0, number });
    expect(await orders()).toBe(before);
  });
});

describe("a checkout with a key in its input", () => {
  it("is recognized by a REST header with the same key", async () => {
    const first = await overGraphQL({ inputKey: "both" });
    const second = await overRest({ key: "both" });
    expect(second).toMatchObject({ number: first.number, isReplayed: false });
    expect(await overRest({ key: "both" })).toMatchObject({ number: first.number, isReplayed: true });
    expect((await overGraphQL({ inputKey: "both" })).number).toBe(first.number);
  });

  it("and another key in the header is recorded under both", async () => {
    const before = await orders();
    const first = await overGraphQL({ key: "outer", inputKey: "inner" });
    expect(await overGraphQL({ key: "outer", inputKey: "inner" })).toEqual({ ...first, isReplayed: true });
    const others = [{ inputKey: "inner" }, { key: "outer-2", inputKey: "inner" }];
    for (const other of others) {
      expect(await overGraphQL(other)).toMatchObject({ number: first.number, isReplayed: false });
    }
    expect(await orders()).toBe(before + 1);
    expect((await overGraphQL({ key: "outer", inputKey: "inner-2" })).code).toBe("CONFLICT");
    expect(await orders()).toBe(before + 1);
  });
});

describe("the key of a document with two checkouts", () => {
  const query = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { number } second: placeOrder(input: $input) { number }
  }`;

  it("places both orders once", async () => {
    const before = await orders();
    const first = await overGraphQL({ key: "two", query });
    expect(await orders()).toBe(before + 2);
    expect(await overGraphQL({ key: "two", query })).toEqual({ ...first, isReplayed: true });
    expect(await orders()).toBe(before + 2);
  });
});
