import type { OrderState } from "@machiya/prisma/enums";
import { OPEN_ORDER_STATES } from "@machiya/schema/domain/orders/orderState";
import { pageCursor } from "@machiya/schema/ids";
import type { z } from "zod";
import { LINES_PER_ORDER } from "../dataset/dataset.ts";
import type { Operation, Random, World } from "../requests/operation.ts";
import { adminCookie, customerCookie } from "../requests/preparedRequests.ts";
import { editOrderValues, myOrdersValues, openOrderValues, orderListValues } from "./orderValues.ts";
import { pageError, pickPage, screenRequests } from "./screen.ts";

const PAGE_SIZE = 10;

/** The states by which an administrator filters: all open states, or one state. */
const STATE_FILTERS: readonly (readonly OrderState[])[] = [
  OPEN_ORDER_STATES,
  ...OPEN_ORDER_STATES.map((state) => [state]),
];

type OrderRow = z.infer<typeof orderListValues>["rows"][number];

interface ListRequest {
  filter: Record<string, unknown>;
  page: number;
  baseline: { path: string; parameters: readonly unknown[] };
  /** Returns an error; null if the row matches the filter. */
  checkRow(row: OrderRow): string | null;
  checkTotal?: (total: number) => string | null;
}

function listRequests({ filter, page, baseline, checkRow, checkTotal = () => null }: ListRequest) {
  return screenRequests({
    web: "web-admin",
    query: "OrderListQuery",
    variables: { filter, first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) ?? null },
    cookie: adminCookie,
    part: ({ orders }) => orders,
    baseline: { path: baseline.path, body: [(page - 1) * PAGE_SIZE, ...baseline.parameters] },
    shape: orderListValues,
    check: (list) =>
      pageError(list, PAGE_SIZE, page === 1) ??
      checkTotal(list.total) ??
      list.rows.map((row) => checkSums(row) ?? checkRow(row)).find((error) => error !== null) ??
      null,
  });
}

export const orderList: Operation = ({ orders, pages, orderCount }, random) =>
  listRequests({
    filter: {},
    page: pickPage(random, pages, orders, PAGE_SIZE),
    baseline: { path: "order-list", parameters: [] },
    checkRow: () => null,
    checkTotal: (total) =>
      total >= orderCount.min && total <= orderCount.max ? null : `${total} orders in all`,
  });

export const orderListByState: Operation = ({ orders, pages }, random) => {
  const states = STATE_FILTERS[random(STATE_FILTERS.length)] ?? [];
  const [state] = states;
  // Each state has at least a tenth of all orders.
  const page = pickPage(random, pages, orders / 10, PAGE_SIZE);
  return listRequests({
    filter: { states },
    page,
    baseline:
      states.length === 1
        ? { path: "order-list-by-state", parameters: [state] }
        : { path: "order-list-by-states", parameters: [states] },
    checkRow: (row) =>
      states.some((one) => one === row.state) ? null : `order ${row.id} is ${row.state}, not ${states}`,
  });
};

/** The beginning of a recipient's name, which about ten customers share. */
export const orderListByReceiver: Operation = ({ customers }, random) => {
  const name = `收件人${1 + random(Math.ceil(customers / 10))}`;
  return listRequests({
    filter: { recipientName: name },
    page: 1,
    baseline: { path: "order-list-by-receiver", parameters: [name] },
    checkRow: ({ id, recipientName }) =>
      recipientName.includes(name) ? null : `order ${id} is for ${recipientName}, not ${name}`,
  });
};

const openOrderRequest = (number: number, reading: boolean) => ({
  web: "web-admin" as const,
  query: "OpenOrderQuery",
  variables: { number, reading, editing: !reading },
  cookie: adminCookie,
  part: ({ orders }: Record<string, unknown>) => (Array.isArray(orders) ? orders[0] : orders),
});

export const openOrder: Operation = (world, random) => {
  const number = pickOrder(world, random);
  return screenRequests({
    ...openOrderRequest(number, true),
    baseline: { path: `open-order?${number}`, body: null },
    shape: openOrderValues,
    check: (order) =>
      checkOrder(order, number) ??
      (order.history.length === (order.state === "ESTABLISHED" ? 0 : 1)
        ? null
        : `${order.history.length} entries of the history`),
  });
};

export const editOrder: Operation = (world, random) => {
  const number = pickOrder(world, random);
  return screenRequests({
    ...openOrderRequest(number, false),
    baseline: { path: `edit-order?${number}`, body: null },
    shape: editOrderValues,
    check: (order) => checkOrder(order, number),
  });
};

export const myOrders: Operation = ({ customers }, random) => {
  const customer = 1 + random(customers);
  return screenRequests({
    web: "web-liff",
    query: "MyOrdersPageQuery",
    variables: { count: PAGE_SIZE, after: null, filter: {} },
    cookie: customerCookie(customer),
    baseline: { path: "my-orders", body: [customer, 0] },
    shape: myOrdersValues,
    check: ({ myOrders: list }) =>
      pageError(list, PAGE_SIZE, true) ??
      list.rows.map((row) => checkSums(row) ?? checkLines(row)).find((error) => error !== null) ??
      null,
  });
};

/** Returns the number of an order of the dataset. */
const pickOrder = ({ orders }: World, random: Random) => 1 + random(orders);

interface Lines {
  lines: readonly { lineTotal: string }[];
  subtotal: string;
}

const hundredthsOf = (amount: string) => Math.round(Number(amount) * 100);

function checkOrder(order: Lines & { number: number }, number: number): string | null {
  if (order.number !== number) return `order ${order.number} instead of ${number}`;
  if (order.lines.length !== LINES_PER_ORDER) return `${order.lines.length} lines`;
  return checkLines(order);
}

function checkLines({ lines, subtotal }: Lines): string | null {
  const sum = lines.reduce((sofar, { lineTotal }) => sofar + hundredthsOf(lineTotal), 0);
  return sum === hundredthsOf(subtotal) ? null : `${subtotal} is not the sum of the lines`;
}

function checkSums(order: {
  id: number;
  subtotal: string;
  discountTotal: string;
  total: string;
}): string | null {
  const payable = Math.max(0, hundredthsOf(order.subtotal) + hundredthsOf(order.discountTotal));
  return payable === hundredthsOf(order.total) ? null : `order ${order.id}: ${order.total} is not the sum`;
}
