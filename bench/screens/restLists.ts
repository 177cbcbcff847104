import { OPEN_ORDER_STATES } from "@machiya/schema/domain/orders/orderState";
import { pageCursor } from "@machiya/schema/ids";
import { ORDER_STATUS } from "../../rest-bridge/src/wire/codes.ts";
import { countAllProducts } from "../dataset/dataset.ts";
import type { Operation } from "../requests/operation.ts";
import { sumError } from "../requests/orderOperations.ts";
import { adminCookie, baselineRequest, graphqlRequest, restRequest } from "../requests/preparedRequests.ts";
import { BASELINE, GRAPHQL, type OrderPage, type ProductPage, REST } from "../requests/results.ts";
import { pickPage } from "./screen.ts";

const PAGE_SIZE = 10;

/** The console's filtered list with the fields of REST, over all entrypoints. */
export const ordersByState: Operation = ({ orders, pages }, random) => {
  const state = OPEN_ORDER_STATES[random(OPEN_ORDER_STATES.length)] ?? OPEN_ORDER_STATES[0];
  // Each state has at least a tenth of all orders.
  const page = pickPage(random, pages, orders / 10, PAGE_SIZE);
  const check = ({ total, rows }: OrderPage) =>
    total === null || rows.length !== Math.min(PAGE_SIZE, total)
      ? `${rows.length} orders of ${total}`
      : (rows.map(sumError).find((one) => one !== null) ?? null);
  const path = `/api/admin/product-order/list?status=${ORDER_STATUS[state]}&page=${page}&page_num=${PAGE_SIZE}`;
  const variables = { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE), filter: { states: [state] } };
  return {
    graphql: () => graphqlRequest("ordersByState", variables, adminCookie, { shape: GRAPHQL.orders, check }),
    rest: () => restRequest(`GET ${path}`, null, adminCookie, { shape: REST.orders, check }),
    baseline: () =>
      baselineRequest("orders-by-state", [(page - 1) * PAGE_SIZE, state], { shape: BASELINE.orders, check }),
  };
};

/** The console's product list with the fields of REST, over all entrypoints. */
export const products: Operation = ({ products: onSale, pages }, random) => {
  const all = countAllProducts(onSale);
  const page = pickPage(random, pages, all, PAGE_SIZE);
  const newest = all - (page - 1) * PAGE_SIZE;
  const check = ({ total, rows }: ProductPage) =>
    total === all && rows.length === PAGE_SIZE && rows.every(({ id }, index) => id === newest - index)
      ? null
      : `page ${page} of ${total} products holds ${rows.map(({ id }) => id)}`;
  const variables = { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) };
  return {
    graphql: () =>
      graphqlRequest("products", variables, adminCookie, { shape: GRAPHQL.adminProducts, check }),
    rest: () =>
      restRequest(`GET /api/admin/product/list?page=${page}&page_num=${PAGE_SIZE}`, null, adminCookie, {
        shape: REST.adminProducts,
        check,
      }),
    baseline: () =>
      baselineRequest("products", [(page - 1) * PAGE_SIZE], { shape: BASELINE.adminProducts, check }),
  };
};
