import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import type { RestResponse } from "./servers/client.ts";
import { CUSTOMER, ok, openRestShop, PASSWORD, type RestShop, send } from "./servers/restShop.ts";

let shop: RestShop;
let viewers: RestShop["viewers"];
let prisma: PrismaClient;
let product: number;

beforeAll(async () => {
  shop = await openRestShop();
  ({ viewers, prisma, product } = shop);
});

afterAll(() => shop.close());

describe("an integrator", () => {
  let ordered: number;

  it("finds products on sale in the documented shape", async () => {
    const list = await ok(
      viewers.anonymous.rest<Record<string, unknown>>("GET", "/line/product/list?name=抹&page_num=100"),
    );
    expect(list).toMatchObject({
      total_count: 1,
      page: 1,
      datas: [
        {
          id: product,
          code: "matcha",
          dollar: "120.5",
          count: "100",
          is_top: 1,
          status: 2,
          product_types: [{ name: "茶" }],
        },
      ],
    });
    expect(await ok(viewers.anonymous.rest("GET", "/line/product/list?status=3"))).toMatchObject({
      total_count: 0,
      datas: [],
    });
    expect(await ok(viewers.anonymous.rest("GET", "/line/store-information/?id=1"))).toMatchObject({
      id: 1,
      name: "町家",
    });
    expect(await ok(viewers.anonymous.rest("GET", "/line/product-type/select-list"))).toMatchObject({
      datas: [{ name: "茶" }],
    });
  });

  it("orders for a customer, only at the current price, and once per Idempotency-Key", async () => {
    const body = (product_dollar: string) => ({
      orderer_name: "",
      orderer_phone: "0912",
      receiver_name: "",
      receiver_phone: "0912",
      remark: "",
      payment_method: 4,
      payment_status: 2,
      source_of_order: 3,
      product_order_content: [{ product_id: product, product_dollar, total_count: "2", count: "100" }],
    });
    expect((await viewers.customer.rest("POST", "/line/user/product-order/", body("1"))).error_code).toBe(
      3002,
    );
    const place = async () => {
      const response = await viewers.customer.fetch("/line/user/product-order/", {
        method: "POST",
        headers: { "content-type": "application/json", product: "line", "idempotency-key": "once" },
        body: JSON.stringify(body("120.5")),
      });
      return (await response.json()) as RestResponse<{ id: number }>;
    };
    const first = await place();
    expect(first.error_code).toBe(0);
    expect(await place()).toEqual(first);
    ordered = first.data.id;
    const user = await ok(viewers.customer.rest<{ id: number }>("GET", "/line/user"));
    const mine = await ok(
      viewers.customer.rest(
        "GET",
        `/line/user/product-order/list?line_user_user_id=${user.id}&page=1&page_num=10`,
      ),
    );
    expect(mine).toMatchObject({
      total_count: 1,
      datas: [
        {
          id: ordered,
          orderer_name: CUSTOMER.name,
          payment_status: 1,
          source_of_order: 2,
          total_dollar: "241",
          total_settlement_dollar: "241",
          line_user_user_id: user.id,
        },
      ],
    });
    const contents = `/line/user/product-order-content/list?product_order_id=${ordered}&page_num=100`;
    expect(await ok(viewers.customer.rest("GET", contents))).toMatchObject({
      datas: [{ product_id: product, total_count: "2" }],
    });
  });

  it("reads, advances, and pays the order as staff", async () => {
    const put = (body: object) =>
      viewers.admin.rest("PUT", "/api/admin/product-order", { id: ordered, ...body });
    expect((await put({ status: 3 })).error_code).toBe(3003);
    expect(await ok(put({ status: 2 }))).toEqual({ id: ordered });
    await ok(put({ payment_status: 2 }));
    await ok(put({ remark: " 快 ", delivery_date: "2026-12-01" }));
    expect(await ok(viewers.admin.rest("GET", `/api/admin/product-order/?id=${ordered}`))).toMatchObject({
      status: 2,
      payment_status: 2,
      remark: "快",
      delivery_date: "2026-11-30T16:00:00.000Z",
      contents: [{ product_id: product, dollar: "120.5" }],
    });
    await ok(put({ delivery_date: "", remark: "" }));
    const list = `/api/admin/product-order/list?status=2&status=1&payment_status=2&page=1`;
    expect(await ok(viewers.admin.rest("GET", list))).toMatchObject({
      datas: [{ id: ordered, delivery_date: null, remark: "" }],
    });
  });

  it("is refused with 3003 when payment_status contradicts a provider's money", async () => {
    const { ids } = await ok(
      viewers.admin.rest<{ ids: number[] }>("POST", "/api/admin/batch/product-order", {
        datas: [{ orderer_name: "林" }],
      }),
    );
    const [id = 0] = ids;
    await prisma.payment.create({
      data: {
        orderId: id,
        provider: "LINE_PAY",
        kind: "WALLET",
        channel: "WALLET",
        amount: 100,
        currency: "TWD",
        state: "CAPTURED",
        receivedAt: new Date(),
      },
    });
    const before = await prisma.order.findUniqueOrThrow({ where: { id } });
    for (const payment_status of [1, 6])
      expect(
        (await viewers.admin.rest("PUT", "/api/admin/product-order", { id, payment_status })).error_code,
      ).toBe(3003);
    expect(await prisma.order.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect(await prisma.payment.count({ where: { orderId: id } })).toBe(1);
    await prisma.order.delete({ where: { id } });
  });

  it("reads the convenience store of an order, and no field for an order without one", async () => {
    const path = `/api/admin/product-order/?id=${ordered}`;
    const read = () => ok(viewers.admin.rest<Record<string, unknown>>("GET", path));
    expect(await read()).not.toHaveProperty("convenience_store");
    const store = { chain: "UNIMART", code: "131386", name: "建盛門市", address: "台北市" } as const;
    await prisma.pickUpStore.create({ data: { orderId: ordered, ...store } });
    expect(await read()).toMatchObject({ id: ordered, convenience_store: store });
    const { id } = await ok(viewers.customer.rest<{ id: number }>("GET", "/line/user"));
    const lists = {
      admin: "/api/admin/product-order/list?page=1",
      customer: `/line/user/product-order/list?line_user_user_id=${id}&page=1`,
    };
    for (const [viewer, list] of Object.entries(lists)) {
      const { datas } = await ok(
        viewers[viewer as keyof typeof lists].rest<{ datas: { id: number }[] }>("GET", list),
      );
      expect(datas.find((order) => order.id === ordered)).toMatchObject({ convenience_store: store });
    }
    await prisma.pickUpStore.delete({ where: { orderId: ordered } });
  });

  it("creates orders manually; adds, changes, and removes contents; and deletes the orders", async () => {
    const { ids } = await ok(
      viewers.admin.rest<{ ids: number[] }>("POST", "/api/admin/batch/product-order", {
        datas: [{ orderer_name: "甲", payment_method: 9 }, { orderer_name: "乙" }],
      }),
    );
    const [first = 0, second = 0] = ids;
    const contents = "/api/admin/product-order-content";
    const row = { product_order_id: first, product_id: product, total_count: "1.5" };
    await ok(
      viewers.admin.rest("POST", `${contents}/batch`, { datas: [row, { ...row, product_order_id: second }] }),
    );
    const again = await viewers.admin.rest("POST", contents, row);
    expect(again.error_code).toBe(2004);
    await ok(viewers.admin.rest("PUT", contents, { ...row, total_count: 3 }));
    expect(
      await ok(viewers.admin.rest("GET", `${contents}/list?product_order_id=${first}&page_num=500`)),
    ).toMatchObject({
      total_count: 1,
      datas: [{ total_count: "3", dollar: "120.5" }],
    });
    expect((await viewers.admin.rest("PUT", contents, { ...row, total_count: "1000" })).error_code).toBe(
      3001,
    );
    expect(
      await ok(viewers.admin.rest("DELETE", contents, { product_order_id: first, product_ids: [product] })),
    ).toEqual({ ids: [product] });
    const missing = await viewers.admin.rest("DELETE", `/api/admin/product-order?ids=${first}&ids=999999`);
    expect(missing).toMatchObject({ error_code: 2002, data: null });
    expect(
      await ok(viewers.admin.rest("DELETE", `/api/admin/product-order?ids=${first}&ids=${second}`)),
    ).toEqual({ ids });
    const { stock } = await prisma.product.findUniqueOrThrow({ where: { id: product } });
    expect(stock.toNumber()).toBe(98);
  });

  it("gets responses that match their OpenAPI schema", async () => {
    const routes = ROUTES.filter(({ method, path }) => method === "GET" && path.includes("/product-order"));
    for (const route of routes) {
      const viewer =
        route.access === "anonymous" || route.access === "customer" ? viewers.customer : viewers.admin;
      const { data, error_code } = await send(route, viewer, { id: ordered, product_order_id: ordered });
      expect({ path: route.path, error_code }).toEqual({ path: route.path, error_code: 0 });
      expect(route.output.parse(data)).toEqual(data);
    }
  });

  it("reaches the last page at the documented sizes", async () => {
    expect(
      await ok(viewers.admin.rest("GET", "/api/admin/product-order/list?page_num=1000&page=9")),
    ).toMatchObject({
      total_count: 1,
      page: 9,
      datas: [],
    });
  });

  it("ends a session on the server", async () => {
    const login = await fetch(`${viewers.admin.origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: PASSWORD, auth_method: 1 }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const call = async (method: string, path: string) => {
      const response = await fetch(`${viewers.admin.origin}${path}`, {
        method,
        headers: { cookie, product: "x" },
      });
      return ((await response.json()) as RestResponse<unknown>).error_code;
    };
    expect(await call("GET", "/api/auth/user")).toBe(0);
    expect(await call("POST", "/api/auth/logout")).toBe(0);
    expect(await call("GET", "/api/auth/user")).toBe(1001);
  });
});

it("refuses a quantity that is no multiple of the product's step; without one, it takes any", async () => {
  const contents = "/api/admin/product-order-content";
  const { ids } = await ok(
    viewers.admin.rest<{ ids: number[] }>("POST", "/api/admin/batch/product-order", { datas: [{}] }),
  );
  const row = { product_order_id: ids[0], product_id: product };
  const content = { product_id: product, product_dollar: "120.5" };
  const checkout = (total_count: string) =>
    viewers.customer.rest("POST", "/line/user/product-order", {
      orderer_phone: "0912000000",
      payment_method: 4,
      product_order_content: [{ ...content, total_count }],
    });
  await ok(checkout("0.5"));
  await prisma.product.update({ where: { id: product }, data: { quantityStep: 1 } });
  const refused = [
    await checkout("1.5"),
    await viewers.admin.rest("POST", contents, { ...row, total_count: "1.5" }),
  ];
  for (const answer of refused) {
    expect(answer).toMatchObject({ error_code: 2001, data: null });
    expect(answer.error_text).toMatch(/total_count.*1 的倍數/);
  }
  await ok(checkout("1"));
  await ok(viewers.admin.rest("POST", contents, { ...row, total_count: "2" }));
  await ok(viewers.admin.rest("DELETE", `/api/admin/product-order?ids=${ids[0]}`));
  await prisma.product.update({ where: { id: product }, data: { quantityStep: null } });
});
