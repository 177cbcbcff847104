import { globalId } from "@machiya/schema/ids";
import { LINES_PER_ORDER } from "../dataset/dataset.ts";
import type { Operation } from "./operation.ts";
import {
  adminCookie,
  baselineRequest,
  customerCookie,
  graphqlRequest,
  restRequest,
} from "./preparedRequests.ts";
import { BASELINE, GRAPHQL, type OrderResult, REST } from "./results.ts";

export const order: Operation = (world, random) => {
  const number = 1 + random(world.orders);
  const check = (result: OrderResult) =>
    result.number !== number
      ? `order ${result.number} instead of ${number}`
      : (checkLineCount(result.lines) ?? sumError(result));
  return {
    graphql: () =>
      graphqlRequest("order", { id: globalId("Order", number) }, adminCookie, {
        shape: GRAPHQL.order,
        check,
      }),
    rest: () =>
      restRequest(`GET /api/admin/product-order/?id=${number}`, null, adminCookie, {
        shape: REST.order,
        check,
      }),
    baseline: () => baselineRequest(`order?${number}`, null, { shape: BASELINE.order, check }),
  };
};

export const orderLines: Operation = (world, random) => {
  const number = 1 + random(world.orders);
  const check = checkLineCount;
  return {
    graphql: () =>
      graphqlRequest("orderLines", { id: globalId("Order", number) }, adminCookie, {
        shape: GRAPHQL.orderLines,
        check,
      }),
    rest: () =>
      restRequest(
        `GET /api/admin/product-order-content/list?product_order_id=${number}&page=1&page_num=500`,
        null,
        adminCookie,
        { shape: REST.orderLines, check },
      ),
    baseline: () => baselineRequest(`order-lines?${number}`, null, { shape: BASELINE.orderLines, check }),
  };
};

export const checkout: Operation = (world, random) => {
  const customer = 1 + random(world.customers);
  const cookie = customerCookie(customer);
  const first = 1 + random(world.products);
  const second = 1 + ((first + random(world.products - 1)) % world.products);
  const lines = [first, second].map((id) => ({
    id,
    price: world.prices.get(id) ?? "0",
    quantity: String(1 + random(3)),
  }));
  const check = (placed: number) => (placed > world.orders ? null : `order ${placed} is not a new one`);
  return {
    graphql: () => {
      const input = {
        buyerPhone: "0912345678",
        paymentMethod: "PAY_AT_STORE",
        lines: lines.map(({ id, price, quantity }) => ({
          productId: globalId("Product", id),
          quantity,
          seenPrice: price,
        })),
      };
      return graphqlRequest("checkout", { input }, cookie, { shape: GRAPHQL.placed, check });
    },
    rest: () => {
      const body = {
        orderer_phone: "0912345678",
        payment_method: 4,
        product_order_content: lines.map(({ id, price, quantity }) => ({
          product_id: id,
          product_dollar: price,
          total_count: quantity,
        })),
      };
      return restRequest("POST /line/user/product-order/", body, cookie, { shape: REST.placed, check });
    },
    baseline: () => {
      const cart = { customer, lines: lines.map(({ id, quantity }) => ({ id, quantity })) };
      return baselineRequest("checkout", cart, { shape: BASELINE.placed, check });
    },
  };
};

const checkLineCount = (lines: readonly unknown[]) =>
  lines.length === LINES_PER_ORDER ? null : `${lines.length} lines instead of ${LINES_PER_ORDER}`;

const cents = (amount: number) => Math.round(amount * 100);

/** Checks whether the sums of an order equal those of its lines and discounts. Returns an error; null if they do. */
export function sumError({ number, lines, subtotal, discountTotal, total }: OrderResult): string | null {
  const sum = lines.reduce(
    (partial, { quantity, price }) => partial + cents(Number(quantity) * Number(price)),
    0,
  );
  const payable = Math.max(0, sum + cents(Number(discountTotal)));
  const isCorrect = lines.length > 0 && sum === cents(Number(subtotal)) && payable === cents(Number(total));
  return isCorrect ? null : `order ${number}: ${subtotal} and ${total} are not the sums of its lines`;
}
