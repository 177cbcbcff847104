import { pageCursor } from "@machiya/schema/ids";
import { MAX_DISCOUNTS_PER_PRODUCT, TYPES_PER_PRODUCT } from "../dataset/dataset.ts";
import type { Operation, Random, World } from "./operation.ts";
import { sumError } from "./orderOperations.ts";
import { adminCookie, baselineRequest, graphqlRequest, restRequest } from "./preparedRequests.ts";
import { BASELINE, GRAPHQL, type OrderPage, type OrderResult, type ProductPage, REST } from "./results.ts";

export const PAGE_SIZE = 10;
/** The number of a deep page; a shorter list uses its last page. */
const DEEP_PAGE = 1000;
/** Deep requests choose one of this many pages, so that they differ. */
const DEEP_PAGES = 5;

/** The requested part of a list: a page with the exact total, a page without it, or a deep page without it. */
type Extent = "total" | "rows" | "deep";

/** Returns a random page number, from 1. */
function pageOf(extent: Extent, random: Random, pages: number, rows: number): number {
  const last = Math.max(1, Math.floor(rows / PAGE_SIZE));
  if (extent === "deep") return Math.max(1, Math.min(DEEP_PAGE, last) - random(DEEP_PAGES));
  return 1 + random(Math.min(pages, last));
}

/** The storefront's list; REST is measured with the total only, because its lists always contain it. */
export function storefront(extent: Extent): Operation {
  const path = { total: "storefront", rows: "storefront-rows", deep: "storefront-deep" }[extent];
  return (world, random) => {
    const page = pageOf(extent, random, world.pages, world.products);
    const check = (result: ProductPage) => checkProductPage(result, world, page, extent === "total");
    const variables = { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) };
    const document = extent === "total" ? "storefront" : "storefrontRows";
    return {
      graphql: () => graphqlRequest(document, variables, null, { shape: GRAPHQL.products, check }),
      baseline: () =>
        baselineRequest(`${path}?${(page - 1) * PAGE_SIZE}`, null, { shape: BASELINE.products, check }),
      ...(extent === "total" && {
        rest: () =>
          restRequest(`GET /line/product/list?page=${page}&page_num=${PAGE_SIZE}`, null, null, {
            shape: REST.products,
            check,
          }),
      }),
    };
  };
}

export function orders(extent: Extent): Operation {
  const path = { total: "orders", rows: "order-rows", deep: "orders-deep" }[extent];
  return (world, random) => {
    const page = pageOf(extent, random, world.pages, world.orders);
    const check = (result: OrderPage) => checkOrderPage(result, world, extent === "total");
    const variables = { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) };
    const document = extent === "total" ? "orders" : "orderRows";
    return {
      graphql: () => graphqlRequest(document, variables, adminCookie, { shape: GRAPHQL.orders, check }),
      baseline: () =>
        baselineRequest(`${path}?${(page - 1) * PAGE_SIZE}`, null, { shape: BASELINE.orders, check }),
      ...(extent === "total" && {
        rest: () =>
          restRequest(
            `GET /api/admin/product-order/list?page=${page}&page_num=${PAGE_SIZE}`,
            null,
            adminCookie,
            { shape: REST.orders, check },
          ),
      }),
    };
  };
}

function checkProductPage(
  { total, rows }: ProductPage,
  { products }: World,
  page: number,
  hasTotal: boolean,
): string | null {
  const expectedTotal = hasTotal ? products : null;
  if (total !== expectedTotal) return `total ${total} instead of ${expectedTotal}`;
  const newest = products - (page - 1) * PAGE_SIZE;
  const expected = Array.from({ length: PAGE_SIZE }, (_, index) => newest - index);
  const ids = rows.map(({ id }) => id);
  if (ids.join() !== expected.join()) return `page ${page} contains products ${ids}, not ${expected}`;
  const odd = rows.find(
    ({ types, discounts }) => types !== TYPES_PER_PRODUCT || discounts > MAX_DISCOUNTS_PER_PRODUCT,
  );
  return odd === undefined ? null : `product ${odd.id} has ${odd.types} types, ${odd.discounts} discounts`;
}

function checkOrderPage({ total, rows }: OrderPage, { orderCount }: World, hasTotal: boolean): string | null {
  const { min, max } = orderCount;
  if ((total !== null) !== hasTotal) return `total ${total}`;
  if (total !== null && (total < min || total > max)) return `total ${total} is not in ${min} … ${max}`;
  if (rows.length !== PAGE_SIZE) return `${rows.length} orders on a page of ${PAGE_SIZE}`;
  const numbers = rows.map(({ number }) => number);
  if (numbers.some((number, index) => number >= (numbers[index - 1] ?? Number.POSITIVE_INFINITY)))
    return "not newest first";
  return rows.map((row: OrderResult) => sumError(row)).find((error) => error !== null) ?? null;
}
