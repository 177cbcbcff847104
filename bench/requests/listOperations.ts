import { pageCursor } from "@machiya/schema/ids";
import { MAX_DISCOUNTS_PER_PRODUCT, TYPES_PER_PRODUCT } from "../dataset/dataset.ts";
import type { Operation, Random, World } from "./operations.ts";
import { sumError } from "./orderOperations.ts";
import { adminCookie, baselineShot, graphqlRequest, restRequest } from "./preparedRequests.ts";
import { BASELINE, GRAPHQL, type OrderPage, type OrderResult, type ProductPage, REST } from "./results.ts";

export const PAGE_SIZE = 10;
/** The page that deep lists are opened at, or the last one of a shorter list. */
const DEEP_PAGE = 1000;
/** Which of so many pages it is, so that they differ. */
const DEEP_PAGES = 5;

/** What of a list is asked for: its page with the exact total, the page alone, or one far behind alone. */
type Extent = "total" | "rows" | "deep";

/** Page number from 1; short lists have fewer. */
function pageOf(extent: Extent, random: Random, pages: number, rows: number): number {
  const last = Math.max(1, Math.floor(rows / PAGE_SIZE));
  if (extent === "deep") return Math.max(1, Math.min(DEEP_PAGE, last) - random(DEEP_PAGES));
  return 1 + random(Math.min(pages, last));
}

/** REST's lists always say their total. */
export function storefront(extent: Extent): Operation {
  const path = { total: "storefront", rows: "storefront-rows", deep: "storefront-deep" }[extent];
  return (world, random) => {
    const page = pageOf(extent, random, world.pages, world.products);
    const fault = (answer: ProductPage) => productPageFault(answer, world, page, extent === "total");
    const variables = { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) };
    const document = extent === "total" ? "storefront" : "storefrontRows";
    return {
      graphql: () => graphqlRequest(document, variables, null, { shape: GRAPHQL.products, fault }),
      baseline: () =>
        baselineShot(`${path}?${(page - 1) * PAGE_SIZE}`, null, { shape: BASELINE.products, fault }),
      ...(extent === "total" && {
        rest: () =>
          restRequest(`GET /line/product/list?page=${page}&page_num=${PAGE_SIZE}`, null, null, {
            shape: REST.products,
            fault,
          }),
      }),
    };
  };
}

export function orders(extent: Extent): Operation {
  const path = { total: "orders", rows: "order-rows", deep: "orders-deep" }[extent];
  return (world, random) => {
    const page = pageOf(extent, random, world.pages, world.orders);
    const fault = (answer: OrderPage) => orderPageFault(answer, world, extent === "total");
    const variables = { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) };
    const document = extent === "total" ? "orders" : "orderRows";
    return {
      graphql: () => graphqlRequest(document, variables, adminCookie, { shape: GRAPHQL.orders, fault }),
      baseline: () =>
        baselineShot(`${path}?${(page - 1) * PAGE_SIZE}`, null, { shape: BASELINE.orders, fault }),
      ...(extent === "total" && {
        rest: () =>
          restRequest(
            `GET /api/admin/product-order/list?page=${page}&page_num=${PAGE_SIZE}`,
            null,
            adminCookie,
            { shape: REST.orders, fault },
          ),
      }),
    };
  };
}

function productPageFault(
  { total, rows }: ProductPage,
  { products }: World,
  page: number,
  counted: boolean,
): string | null {
  const expectedTotal = counted ? products : null;
  if (total !== expectedTotal) return `total ${total} instead of ${expectedTotal}`;
  const newest = products - (page - 1) * PAGE_SIZE;
  const expected = Array.from({ length: PAGE_SIZE }, (_, index) => newest - index);
  const ids = rows.map(({ id }) => id);
  if (ids.join() !== expected.join()) return `page ${page} holds products ${ids}, not ${expected}`;
  const odd = rows.find(
    ({ types, discounts }) => types !== TYPES_PER_PRODUCT || discounts > MAX_DISCOUNTS_PER_PRODUCT,
  );
  return odd === undefined ? null : `product ${odd.id} has ${odd.types} types, ${odd.discounts} discounts`;
}

function orderPageFault({ total, rows }: OrderPage, { orderCount }: World, counted: boolean): string | null {
  const { least, most } = orderCount;
  if ((total !== null) !== counted) return `total ${total}`;
  if (total !== null && (total < least || total > most)) return `total ${total} is not in ${least} … ${most}`;
  if (rows.length !== PAGE_SIZE) return `${rows.length} orders on a page of ${PAGE_SIZE}`;
  const numbers = rows.map(({ number }) => number);
  if (numbers.some((number, index) => number >= (numbers[index - 1] ?? Number.POSITIVE_INFINITY)))
    return "not newest first";
  return rows.map((row: OrderResult) => sumError(row)).find((fault) => fault !== null) ?? null;
}
