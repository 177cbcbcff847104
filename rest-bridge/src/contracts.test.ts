import { readFileSync } from "node:fs";
import { ERROR_CODES } from "@machiya/schema/domain/errors";
import { validate } from "graphql";
import { describe, expect, it } from "vitest";
import { ERROR_NUMBERS } from "./errorCodes.ts";
import { openapi } from "./openapi.ts";
import { PRINTED_OPENAPI, printedOpenapi } from "./print.ts";
import { doorOf } from "./route.ts";
import { ROUTES } from "./routes.ts";
import { fakeHouse, SCHEMA } from "./testing/fakeHouse.ts";
import { everything } from "./testing/rows.ts";
import { WHO_ASKS } from "./whoAsks.ts";

/** Every call of shop.md §7 that is served so far, with an input that is good. */
const CALLS: Record<string, { query?: string; body?: object }> = {
  "GET /api/auth/user": {},
  "POST /api/auth/login": { body: { username: "admin", password: "x", auth_method: 1 } },
  "POST /api/auth/logout": {},
  "GET /api/admin/product-order": { query: "id=31" },
  "GET /api/admin/product-order/list": { query: "status=1&status=2&remark=&page=1&page_num=10" },
  "POST /api/admin/batch/product-order": { body: { datas: [{ orderer_name: "林" }, {}] } },
  "POST /api/admin/product-order": { body: { orderer_name: "林", payment_method: 3 } },
  "PUT /api/admin/product-order": { body: { id: 31, status: 4 } },
  "DELETE /api/admin/product-order": { body: { ids: [31] } },
  "GET /api/admin/product-order-content/list": { query: "product_order_id=31&page=1&page_num=500" },
  "POST /api/admin/product-order-content/batch": {
    body: { datas: [{ product_order_id: 31, product_id: 7, total_count: "2" }] },
  },
  "POST /api/admin/product-order-content": {
    body: { product_order_id: 31, product_id: 7, total_count: "2" },
  },
  "PUT /api/admin/product-order-content": { body: { product_order_id: 31, product_id: 7, total_count: 3 } },
  "DELETE /api/admin/product-order-content": { body: { product_order_id: 31, product_ids: [7] } },
  "GET /line/product/list": { query: "is_top=0&product_type_ids=1&product_type_ids=2" },
  "GET /line/product-type/list": { query: "id=&name=" },
  "GET /line/product-type/select-list": { query: "name=x" },
  "GET /line/store-information": { query: "id=1" },
  "GET /line/user": {},
  "POST /line/login-frontend": { body: { user_id: `U${"a".repeat(32)}`, name: "林", key: "k" } },
  "POST /line/user/product-order": {
    body: {
      orderer_name: "",
      orderer_phone: "0912",
      payment_method: 4,
      product_order_content: [
        { product_id: 7, product_dollar: "120", total_count: "2", count: "9", add_sub_lists: [] },
      ],
    },
  },
  "GET /line/user/product-order/list": { query: "line_user_user_id=5&page=1&page_num=10" },
  "GET /line/user/product-order-content/list": {
    query: "line_user_user_id=5&product_order_id=31&page_num=100",
  },
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it("serves every documented call, and no other", () => {
  expect(ROUTES.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))("%s", (name, route) => {
  it("sends documents that the printed schema takes", () => {
    for (const document of route.documents) expect(validate(SCHEMA, document)).toEqual([]);
  });

  it("answers a good call in the shape that it documents", async () => {
    const { query, body } = CALLS[name] ?? {};
    const { call, faults, operations } = fakeHouse(everything);
    const answer = await call(route.method, `${route.path}?${query ?? ""}`, { ...(body && { body }) });
    expect(faults).toEqual([]);
    expect(answer).toMatchObject({ status: 200, error_code: 0, error_text: "" });
    expect(route.answer.parse(answer.data)).toEqual(answer.data);
    expect(operations.map(({ door }) => door)).toEqual([doorOf(route)]);
  });

  it("is described in OpenAPI", () => {
    const { paths } = openapi(ROUTES) as { paths: Record<string, Record<string, object>> };
    expect(paths[route.path]?.[route.method.toLowerCase()]).toMatchObject({ summary: route.summary });
  });
});

it("asks who calls by a document that the printed schema takes", () => {
  expect(validate(SCHEMA, WHO_ASKS.node)).toEqual([]);
});

it("has the committed openapi.json fresh (npm run generate)", () => {
  expect(readFileSync(PRINTED_OPENAPI, "utf8")).toBe(printedOpenapi());
});

it("refers in OpenAPI to components that are there", () => {
  const text = printedOpenapi();
  const { components } = JSON.parse(text) as { components: { schemas: object } };
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? "");
  expect(names.filter((name) => !Object.hasOwn(components.schemas, name))).toEqual([]);
  expect(text).not.toContain("$defs");
});

it("gives every operation of OpenAPI an id of its own", () => {
  const ids = [...printedOpenapi().matchAll(/"operationId": "(\w+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ROUTES.length);
});

it("has a number for every refusal, none twice", () => {
  expect(Object.keys(ERROR_NUMBERS).sort()).toEqual([...ERROR_CODES].sort());
  expect(new Set(Object.values(ERROR_NUMBERS)).size).toBe(ERROR_CODES.length);
});
