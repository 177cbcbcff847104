import { globalId, pageCursor } from "@machiya/schema/ids";
import { GRAPHQL, type OrderAnswer, type OrderPage, type ProductPage, REST } from "./answers.ts";
import { booking, freeSlots } from "./bookingOperations.ts";
import { type Dataset, LINES_PER_ORDER, MOST_DISCOUNTS_PER_PRODUCT, TYPES_PER_PRODUCT } from "./dataset.ts";
import { adminCookie, customerCookie, type Door, graphqlShot, restShot, type Shot } from "./doors.ts";

const PAGE_SIZE = 10;

/** What the shop holds while a measurement runs. */
export interface World extends Dataset {
  /** Lists are opened at one of their first so many pages. */
  pages: number;
  /** How many orders there may be by now: checkouts that were cut off at the end of a measurement may have gone through. */
  orderCount: { least: number; most: number };
}

type Random = (below: number) => number;

/** Makes the next request of an operation through its doors; the same random numbers make the same request. */
export type Operation = (world: World, random: Random) => Partial<Record<Door, () => Shot>>;

/** Page number from 1; short lists have fewer. */
const randomPage = (random: Random, pages: number, rows: number) =>
  1 + random(Math.max(1, Math.min(pages, Math.floor(rows / PAGE_SIZE))));

const storefront: Operation = (world, random) => {
  const page = randomPage(random, world.pages, world.products);
  const fault = (answer: ProductPage) => productPageFault(answer, world, page);
  return {
    graphql: () =>
      graphqlShot("storefront", { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) }, null, {
        shape: GRAPHQL.products,
        fault,
      }),
    rest: () =>
      restShot(`GET /line/product/list?page=${page}&page_num=${PAGE_SIZE}`, null, null, {
        shape: REST.products,
        fault,
      }),
  };
};

const orders: Operation = (world, random) => {
  const page = randomPage(random, world.pages, world.orders);
  const fault = (answer: OrderPage) => orderPageFault(answer, world);
  return {
    graphql: () =>
      graphqlShot("orders", { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) }, adminCookie, {
        shape: GRAPHQL.orders,
        fault,
      }),
    rest: () =>
      restShot(`GET /api/admin/product-order/list?page=${page}&page_num=${PAGE_SIZE}`, null, adminCookie, {
        shape: REST.orders,
        fault,
      }),
  };
};

const order: Operation = (world, random) => {
  const number = 1 + random(world.orders);
  const fault = (answer: OrderAnswer) =>
    answer.number !== number
      ? `order ${answer.number} instead of ${number}`
      : (lineCountFault(answer.lines) ?? sumFault(answer));
  return {
    graphql: () =>
      graphqlShot("order", { id: globalId("Order", number) }, adminCookie, { shape: GRAPHQL.order, fault }),
    rest: () =>
      restShot(`GET /api/admin/product-order/?id=${number}`, null, adminCookie, { shape: REST.order, fault }),
  };
};

const orderLines: Operation = (world, random) => {
  const number = 1 + random(world.orders);
  const fault = lineCountFault;
  return {
    graphql: () =>
      graphqlShot("orderLines", { id: globalId("Order", number) }, adminCookie, {
        shape: GRAPHQL.orderLines,
        fault,
      }),
    rest: () =>
      restShot(
        `GET /api/admin/product-order-content/list?product_order_id=${number}&page=1&page_num=500`,
        null,
        adminCookie,
        { shape: REST.orderLines, fault },
      ),
  };
};

const checkout: Operation = (world, random) => {
  const cookie = customerCookie(1 + random(world.customers));
  const first = 1 + random(world.products);
  const second = 1 + ((first + random(world.products - 1)) % world.products);
  const lines = [first, second].map((id) => ({
    id,
    price: world.prices.get(id) ?? "0",
    quantity: String(1 + random(3)),
  }));
  const fault = (placed: number) => (placed > world.orders ? null : `order ${placed} is not a new one`);
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
      return graphqlShot("checkout", { input }, cookie, { shape: GRAPHQL.placed, fault });
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
      return restShot("POST /line/user/product-order/", body, cookie, { shape: REST.placed, fault });
    },
  };
};

export const OPERATIONS = {
  storefront,
  orders,
  order,
  "order-lines": orderLines,
  checkout,
  "free-slots": freeSlots,
  booking,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** What each of them does, for the reader of the table. */
export const MEANINGS: Record<OperationName, string> = {
  storefront: "page of 10 products with types, discounts and total",
  orders: "page of 10 orders with lines, discount records and exact total",
  order: "one order with lines and discount records",
  "order-lines": "the lines of one order",
  checkout: "two products ordered by one of all customers",
  "free-slots": "the free slots of a month, for one or two services by anyone of all staff",
  booking: "one service by anyone, wanted by all at nine times; a refusal because they are taken counts",
};

function productPageFault({ total, rows }: ProductPage, { products }: World, page: number): string | null {
  if (total !== products) return `total ${total} instead of ${products}`;
  const newest = products - (page - 1) * PAGE_SIZE;
  const expected = Array.from({ length: PAGE_SIZE }, (_, index) => newest - index);
  const ids = rows.map(({ id }) => id);
  if (ids.join() !== expected.join()) return `page ${page} holds products ${ids}, not ${expected}`;
  const odd = rows.find(
    ({ types, discounts }) => types !== TYPES_PER_PRODUCT || discounts > MOST_DISCOUNTS_PER_PRODUCT,
  );
  return odd === undefined ? null : `product ${odd.id} has ${odd.types} types, ${odd.discounts} discounts`;
}

function orderPageFault({ total, rows }: OrderPage, { orderCount }: World): string | null {
  const { least, most } = orderCount;
  if (total < least || total > most) return `total ${total} is not in ${least} … ${most}`;
  if (rows.length !== PAGE_SIZE) return `${rows.length} orders on a page of ${PAGE_SIZE}`;
  if (rows.some(({ number }, index) => number >= (rows[index - 1]?.number ?? Number.POSITIVE_INFINITY)))
    return "not newest first";
  return rows.map(sumFault).find((fault) => fault !== null) ?? null;
}

const lineCountFault = (lines: readonly unknown[]) =>
  lines.length === LINES_PER_ORDER ? null : `${lines.length} lines instead of ${LINES_PER_ORDER}`;

const cents = (amount: number) => Math.round(amount * 100);

/** Whether the sums of an order are those of its lines and discounts. */
function sumFault({ number, lines, subtotal, discountTotal, total }: OrderAnswer): string | null {
  const sum = lines.reduce(
    (sofar, { quantity, price }) => sofar + cents(Number(quantity) * Number(price)),
    0,
  );
  const payable = Math.max(0, sum + cents(Number(discountTotal)));
  const right = lines.length > 0 && sum === cents(Number(subtotal)) && payable === cents(Number(total));
  return right ? null : `order ${number}: ${subtotal} and ${total} are not the sums of its lines`;
}
