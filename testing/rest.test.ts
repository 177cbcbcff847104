import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Application, createApplication } from "../api/src/application.ts";
import { readEnv } from "../api/src/env.ts";
import { listen, type NodeServer } from "../api/src/http/nodeServer.ts";
import { passwords } from "../api/src/password.ts";
import { COOKIE_NAMES } from "../api/src/session.ts";
import { openapi } from "../rest-bridge/src/openapi.ts";
import type { Access, Route } from "../rest-bridge/src/route.ts";
import { ROUTES } from "../rest-bridge/src/routes.ts";
import { Client, type RestAnswer } from "./client.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

const KEY = "rest-key";
const PASSWORD = "correct horse battery";
const CUSTOMER = { user_id: `U${"a".repeat(32)}`, name: "林小姐", key: KEY };

let database: TestDatabase;
let prisma: PrismaClient;
let application: Application;
let server: NodeServer;
let viewers: Record<"anonymous" | "customer" | "staff" | "admin", Client>;
let product: number;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url);
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  });
  application = await createApplication({ env, prisma, databaseUrl: database.url });
  server = await listen(application.handle, "127.0.0.1", 0, false);

  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.createMany({
    data: [
      { username: "admin", name: "店長", role: "ADMIN", passwordHash },
      { username: "staff", name: "店員", role: "STAFF", passwordHash },
    ],
  });
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
  const type = await prisma.productType.create({ data: { name: "茶" } });
  const row = await prisma.product.create({
    data: {
      name: "抹茶",
      code: "matcha",
      price: "120.5",
      stock: 100,
      types: { create: { productTypeId: type.id } },
    },
  });
  product = row.id;
  await prisma.product.create({ data: { name: "藏", price: 1, stock: 1, state: "FROZEN" } });

  const client = () => new Client(`http://127.0.0.1:${server.port}`);
  viewers = { anonymous: client(), customer: client(), staff: client(), admin: client() };
  await ok(viewers.customer.rest("POST", "/line/login-frontend", CUSTOMER));
  for (const username of ["staff", "admin"] as const) {
    await ok(viewers[username].rest("POST", "/api/auth/login", { username, password: PASSWORD }));
  }
});

afterAll(async () => {
  await server.close(100);
  await application.close();
  await prisma.$disconnect();
  await database.drop();
});

/** The data of an answer that must be a success. */
async function ok<Data>(answer: Promise<RestAnswer<Data>>): Promise<Data> {
  const { status, error_code, error_text, data } = await answer;
  expect({ status, error_code, error_text }).toEqual({ status: 200, error_code: 0, error_text: "" });
  return data;
}

/** What each viewer may enter; `null` is success or a refusal of what was sent, never of who sent it. */
const EXPECTED: Record<Access, Record<keyof typeof viewers, number | null>> = {
  anonymous: { anonymous: null, customer: null, staff: null, admin: null },
  customer: { anonymous: 1001, customer: null, staff: 1001, admin: 1001 },
  staff: { anonymous: 1001, customer: 1001, staff: null, admin: null },
  admin: { anonymous: 1001, customer: 1001, staff: 1002, admin: null },
};

/** Inputs that are good but name rows that are not there, so that nobody's call changes anything. */
const NOWHERE = {
  id: 999_999,
  ids: [999_999],
  product_order_id: 999_999,
  product_id: 999_999,
  product_ids: [999_999],
};
const LINE = { ...NOWHERE, product_dollar: "1", total_count: "1" };
const GOOD = { ...LINE, datas: [LINE], product_order_content: [LINE], orderer_phone: "1", payment_method: 4 };

/** Where such an input would do something, another for those who may. */
const INPUTS: Record<string, object> = {
  "POST /api/auth/login": { username: "nobody", password: "x" },
  "POST /line/login-frontend": { user_id: "nobody", key: "wrong" },
  "POST /api/admin/batch/product-order": { datas: [{ source_of_order: 9 }] },
  "POST /api/admin/product-order": { source_of_order: 9 },
};

/** The viewers keep their sessions. */
const LOGOUT = "/api/auth/logout";
const GUARDED = ROUTES.filter(({ access }) => access !== "anonymous");
const titled = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

function send(route: Route, client: Client, input: object) {
  if (route.method !== "GET") return client.rest(route.method, route.path, input);
  return client.rest(
    "GET",
    `${route.path}?${new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))}`,
  );
}

describe.each(titled(ROUTES.filter(({ path }) => path !== LOGOUT)))("%s", (name, route) => {
  it.each(["anonymous", "customer", "staff", "admin"] as const)("lets %s in, or not", async (viewer) => {
    const expected = EXPECTED[route.access][viewer];
    const input = (expected === null ? INPUTS[name] : undefined) ?? GOOD;
    const { status, error_code } = await send(route, viewers[viewer], input);
    expect(status).toBe(200);
    if (expected !== null) expect(error_code).toBe(expected);
    else expect([1001, 1002]).not.toContain(error_code);
  });
});

describe.each(titled(GUARDED))("%s", (_name, route) => {
  it("says who may call before what is wrong with the input", async () => {
    const stranger = route.access === "customer" ? viewers.admin : viewers.customer;
    expect((await send(route, stranger, { page: "0" })).error_code).toBe(1001);
    const { error_code } = await send(route, viewers.staff, { page: "0", source_of_order: 9 });
    expect(error_code).toBe({ customer: 1001, staff: 0, admin: 1002, anonymous: 0 }[route.access]);
  });
});

it("documents the cookies that the server sets", () => {
  const { components } = openapi(ROUTES) as {
    components: { securitySchemes: Record<string, { name: string }> };
  };
  const { staffSession, customerSession } = components.securitySchemes;
  expect({ staff: staffSession?.name, customer: customerSession?.name }).toEqual(COOKIE_NAMES);
});

describe("an integrator's day", () => {
  let ordered: number;

  it("begins with nothing written by those who were refused", async () => {
    expect(await prisma.order.count()).toBe(0);
  });

  it("finds products on sale, in the documented shape", async () => {
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

  it("orders for a customer, at today's price only, and once per Idempotency-Key", async () => {
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
      return (await response.json()) as RestAnswer<{ id: number }>;
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

  it("reads, advances and pays the order for staff", async () => {
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

  it("enters orders by hand, adds, changes and removes contents, and deletes them", async () => {
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

  it("is answered in shapes that hold what OpenAPI says", async () => {
    for (const route of ROUTES.filter(({ method, path }) => method === "GET" && path !== "/line/user")) {
      const viewer =
        route.access === "anonymous" || route.access === "customer" ? viewers.customer : viewers.admin;
      const single = route.path.includes("/product-order") ? { id: ordered, product_order_id: ordered } : {};
      const { data, error_code } = await send(route, viewer, single);
      expect({ path: route.path, error_code }).toEqual({ path: route.path, error_code: 0 });
      expect(route.answer.parse(data)).toEqual(data);
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
      return ((await response.json()) as RestAnswer<unknown>).error_code;
    };
    expect(await call("GET", "/api/auth/user")).toBe(0);
    expect(await call("POST", "/api/auth/logout")).toBe(0);
    expect(await call("GET", "/api/auth/user")).toBe(1001);
  });
});
