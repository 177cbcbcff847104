import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./servers/client.ts";
import { openRestShop, type RestShop } from "./servers/restShop.ts";

let shop: RestShop;
let admin: Client;
let customer: Client;

beforeAll(async () => {
  shop = await openRestShop();
  ({ admin, customer } = shop.viewers);
});

afterAll(() => shop.close());

interface Kept {
  status: number;
  text: string;
  headers: Headers;
}

async function send(client: Client, method: string, path: string, key: string | null, body: object | string) {
  const response = await client.fetch(path, {
    method,
    headers: {
      "content-type": "application/json",
      product: "machiya",
      ...(key !== null && { "idempotency-key": key }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), headers: response.headers } satisfies Kept;
}

const rest = (client: Client, key: string | null, body: object, path = "/api/admin/product-type") =>
  send(client, "POST", path, key, body);

const CREATE =
  "mutation ($input: CreateProductTypesInput!) { createProductTypes(input: $input) { id name } }";
const graphql = (client: Client, key: string | null, name: string, query = CREATE) =>
  send(client, "POST", "/graphql", key, { query, variables: { input: { productTypes: [{ name }] } } });

const typesNamed = (name: string) => shop.prisma.productType.count({ where: { name } });
const replayed = ({ headers }: Kept) => headers.get("idempotency-replayed");
const code = ({ text }: Kept): unknown => JSON.parse(text).error_code;
const failure = ({ text }: Kept) => JSON.parse(text).errors?.[0]?.extensions;

describe("a repeated write with the same Idempotency-Key", () => {
  it("returns the first response over REST, marks it as replayed, and writes nothing", async () => {
    const first = await rest(admin, "rest", { name: "綠茶" });
    const second = await rest(admin, "rest", { name: "綠茶" });
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect([replayed(first), replayed(second)]).toEqual([null, "true"]);
    expect(code(first)).toBe(0);
    expect(await typesNamed("綠茶")).toBe(1);
  });

  it("returns the first response over GraphQL, marks it as replayed, and writes nothing", async () => {
    const first = await graphql(admin, "graphql", "紅茶");
    const second = await graphql(admin, "graphql", "紅茶");
    expect(failure(first)).toBeUndefined();
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect([replayed(first), replayed(second)]).toEqual([null, "true"]);
    expect(await typesNamed("紅茶")).toBe(1);
  });

  it("returns the first refusal", async () => {
    const change = () => send(admin, "PUT", "/api/admin/product-type", "refused", { id: 4711, name: "白茶" });
    const first = await change();
    expect(code(first)).toBe(2002);
    const second = await change();
    expect([second.text, replayed(second)]).toEqual([first.text, "true"]);
  });

  it("is executed after a malformed attempt has been corrected", async () => {
    expect(code(await rest(admin, "wrong", { name: "" }))).toBe(2001);
    expect(code(await rest(admin, "wrong", { name: "普洱" }))).toBe(0);
    expect(failure(await graphql(admin, "wrong too", ""))).toMatchObject({ code: "INVALID_INPUT" });
    expect(failure(await graphql(admin, "wrong-too", ""))).toMatchObject({ code: "INVALID_INPUT" });
    expect(failure(await graphql(admin, "wrong-too", "水仙"))).toBeUndefined();
    expect([await typesNamed("普洱"), await typesNamed("水仙")]).toEqual([1, 1]);
  });

  it("with another body is refused with CONFLICT on the key in both APIs", async () => {
    const other = await rest(admin, "rest", { name: "烏龍" });
    expect(code(other)).toBe(2003);
    expect(other.text).toContain("Idempotency-Key");
    const { status, ...answer } = await graphql(admin, "graphql", "烏龍");
    expect(status).toBe(409);
    expect(failure({ status, ...answer })).toEqual({
      code: "CONFLICT",
      params: { field: "idempotencyKey" },
    });
    expect(await typesNamed("烏龍")).toBe(0);
  });

  it("to another address is another request", async () => {
    expect(code(await rest(admin, "rest", { name: "綠茶" }, "/api/admin/store-information"))).toBe(2003);
  });

  it("is independent of another caller's request with the same key", async () => {
    const line = { product_id: shop.product, product_dollar: "120.5", total_count: "1" };
    const checkout = { orderer_phone: "0912", payment_method: 4, product_order_content: [line] };
    const ordered = await rest(customer, "rest", checkout, "/line/user/product-order");
    expect([code(ordered), replayed(ordered)]).toEqual([0, null]);
  });

  it("is independent of a token's request with the same key, although both act for the same admin", async () => {
    const query = 'mutation { createApiToken(input: { name: "key", scopes: [PRODUCTS_WRITE] }) { token } }';
    const made = () => send(admin, "POST", "/graphql", "token", { query });
    const { token } = JSON.parse((await made()).text).data.createApiToken;
    expect(failure(await made())).toMatchObject({ code: "CONFLICT", params: { claim: "LOST" } });
    const ask = async (name: string) => {
      const response = await shop.viewers.anonymous.fetch("/api/admin/product-type", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": "rest",
        },
        body: JSON.stringify({ name }),
      });
      return { text: await response.text(), headers: response.headers, status: response.status };
    };
    const first = await ask("毛尖");
    expect([code(first), replayed(first)]).toEqual([0, null]);
    expect(replayed(await ask("毛尖"))).toBe("true");
    expect(code(await ask("龍井"))).toBe(2003);
  });

  it("returns the same order in the other API", async () => {
    const product = { productId: globalId("Product", shop.product), quantity: "1", seenPrice: "120.5" };
    const query = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }";
    const line = { product_id: shop.product, product_dollar: "120.5", total_count: "1" };
    const checkout = { orderer_phone: "0913000000", payment_method: 4, product_order_content: [line] };
    const first = JSON.parse((await rest(customer, "doors", checkout, "/line/user/product-order")).text);
    const texts = { buyerName: "", recipientName: "", recipientPhone: "", address: "", note: "" };
    const { data, code } = await customer.graphql<{ placeOrder: { number: number } }>(query, {
      input: {
        buyerPhone: "0913000000",
        ...texts,
        paymentMethod: "PAY_AT_STORE",
        lines: [product],
        idempotencyKey: "doors",
      },
    });
    expect({ code, number: data?.placeOrder.number }).toEqual({ code: null, number: first.data.id });
  });
});

describe("an Idempotency-Key", () => {
  it.each([
    ["1 character", "x", 0],
    ["200 characters", "k".repeat(200), 0],
    ["201 characters", "k".repeat(201), 2001],
    ["no character", "", 2001],
    ["a space", "a b", 2001],
  ])("of %s is accepted or rejected", async (_, key, expected) => {
    const answer = await rest(admin, key, { name: `鑰匙 ${key.length}` });
    expect(code(answer)).toBe(expected);
    const { status } = await graphql(admin, key === "" ? key : `g${key.slice(1)}`, `鍵 ${key.length}`);
    expect(status).toBe(expected === 0 ? 200 : 400);
  });

  it("is ignored by queries", async () => {
    const ask = (query: string) => send(admin, "POST", "/graphql", "query", { query });
    expect(replayed(await ask("{ store { name } }"))).toBeNull();
    expect(JSON.parse((await ask("{ viewer { staffMember { name } } }")).text).errors).toBeUndefined();
  });

  it("without a session stores nothing: each login opens a session", async () => {
    const body = { username: "staff", password: "correct horse battery" };
    const logIn = () => rest(shop.viewers.anonymous, "login", body, "/api/auth/login");
    const sessions = await shop.prisma.session.count();
    for (const answer of [await logIn(), await logIn()]) {
      expect([code(answer), replayed(answer)]).toEqual([0, null]);
      expect(answer.headers.getSetCookie()).toHaveLength(1);
    }
    expect(await shop.prisma.session.count()).toBeGreaterThan(sessions);
  });

  it("stores no response with a cookie or with a generated password", async () => {
    const query = "mutation { logOutCustomer { customer { id } } }";
    const both = () => send(admin, "POST", "/graphql", "cookie", { query });
    expect([replayed(await both()), replayed(await both())]).toEqual([null, null]);

    const employ = { name: "新人", english_name: "Shin", position_name: "美甲師", role: 3, password: "" };
    const first = await rest(admin, "employ", employ, "/api/admin/employer");
    expect(JSON.parse(first.text).data.password).toEqual(expect.any(String));
    const second = await rest(admin, "employ", employ, "/api/admin/employer");
    expect(code(second)).toBe(2003);
    expect(await shop.prisma.staffMember.count({ where: { name: "新人" } })).toBe(1);
    const kept = await shop.prisma.idempotencyKey.findMany();
    expect(JSON.stringify(kept.map(({ body }) => Buffer.from(body ?? []).toString()))).not.toContain(
      JSON.parse(first.text).data.password,
    );
  });

  it("is stored only as a hash", async () => {
    const keys = (await shop.prisma.idempotencyKey.findMany()).map(({ keyHash }) => keyHash);
    expect(keys).not.toContain("rest");
    expect(keys.every((key) => key.length === 43)).toBe(true);
  });
});
