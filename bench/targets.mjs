import { join } from "node:path";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId, pageCursor } from "@machiya/schema/ids";
import { hashOf } from "./requests/documents.ts";
import { adminCookie, customerCookie } from "./requests/preparedRequests.ts";

/*
 * Describes to another load generator how to start this server and which requests to send. A request factory receives
 * k = { page, deep, id, items: [{ product_id, count }], customer, type }, all of them integers from 1, and returns
 * { method, path, headers, body }. L1 is the storefront list, L2 the order list, L3 the order detail, L4 a checkout, L5 the free slots
 * of a month, and L6 a trivial response; the suffix n means "without the total", d "a deep page without the total".
 */
const PAGE_SIZE = 10;

const json = { accept: "application/json", "content-type": "application/json" };

const graphql = (name, variables, cookie) => ({
  method: "POST",
  path: "/graphql",
  headers: { ...json, ...(cookie && { cookie }) },
  body: JSON.stringify({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
  }),
});

const rest = (target, cookie, body) => {
  const [method, path] = target.split(" ");
  const headers = { ...(body ? json : { accept: "application/json" }), ...(cookie && { cookie }) };
  return {
    method,
    path,
    headers: { ...headers, product: "machiya" },
    ...(body && { body: JSON.stringify(body) }),
  };
};

const page = (number) => ({ first: PAGE_SIZE, after: pageCursor(number, PAGE_SIZE) });

/** Returns the first and last day of the month that starts tomorrow. */
const month = () => {
  const days = calendarDays(dayOf(new Date(), "Asia/Taipei"), 32);
  return { from: days[1], to: days[31] };
};

/** The storefront's prices by product number: a checkout contains the price that the customer saw. */
const prices = new Map();

async function readPrices(origin) {
  if (prices.size > 0) return;
  for (let number = 1, total = 1; prices.size < total; number += 1) {
    const path = `/line/product/list?page=${number}&page_num=500`;
    const response = await fetch(`${origin}${path}`, { headers: { product: "machiya" } });
    const { data } = await response.json();
    total = data.total_count;
    for (const { id, dollar } of data.datas) prices.set(id, dollar);
    if (data.datas.length === 0)
      throw new Error(`${path} is empty after ${prices.size} of ${total} products`);
  }
}

const graphqlOps = {
  L1: (k) => graphql("storefront", page(k.page)),
  L1n: (k) => graphql("storefrontRows", page(k.page)),
  L1d: (k) => graphql("storefrontRows", page(k.deep)),
  L2: (k) => graphql("orders", page(k.page), adminCookie),
  L2n: (k) => graphql("orderRows", page(k.page), adminCookie),
  L2d: (k) => graphql("orderRows", page(k.deep), adminCookie),
  L3: (k) => graphql("order", { id: globalId("Order", k.id) }, adminCookie),
  L4: (k) => {
    const lines = k.items.map(({ product_id, count }) => ({
      productId: globalId("Product", product_id),
      quantity: String(count),
      seenPrice: prices.get(product_id),
    }));
    // There is no idempotency key: the same request sent again places another order.
    const input = { buyerPhone: "0912345678", paymentMethod: "PAY_AT_STORE", lines };
    return graphql("checkout", { input }, customerCookie(k.customer));
  },
  L5: () => graphql("freeSlots", { input: { ...month(), serviceIds: [globalId("Service", 1)] } }),
  L6: () => graphql("trivial", {}),
};

/** REST lists always contain their total, and REST returns the free slots of a single time only (no L5). */
const restOps = {
  L1: (k) => rest(`GET /line/product/list?page=${k.page}&page_num=${PAGE_SIZE}`),
  L2: (k) => rest(`GET /api/admin/product-order/list?page=${k.page}&page_num=${PAGE_SIZE}`, adminCookie),
  L3: (k) => rest(`GET /api/admin/product-order/?id=${k.id}`, adminCookie),
  L4: (k) => {
    const product_order_content = k.items.map(({ product_id, count }) => ({
      product_id,
      product_dollar: prices.get(product_id),
      total_count: String(count),
    }));
    const body = { orderer_phone: "0912345678", payment_method: 4, product_order_content };
    return rest("POST /line/user/product-order/", customerCookie(k.customer), body);
  },
};

const target = (port, ops, env = {}) => ({
  // The flags of npm start.
  args: ["--max-old-space-size=512", "--max-semi-space-size=16", "--no-maglev", "bench/target.ts"],
  cwd: join(import.meta.dirname, ".."),
  port,
  env,
  ops,
  prepare: readPrices,
});

export const targets = {
  machiya: target(4201, graphqlOps),
  "machiya-rest": target(4202, restOps),
  "machiya-uncached": target(4203, graphqlOps, { ANSWER_CACHE: "false" }),
};
