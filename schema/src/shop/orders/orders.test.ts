import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, orderRow, product, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const ORDERS = `query ($filter: OrderFilter, $first: Int, $after: String, $last: Int, $before: String) {
  orders(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { number } } pageInfo { hasNextPage hasPreviousPage endCursor }
    pageCursors { first { page cursor } previous { page } next { page cursor } last { page cursor } around { page isCurrent } }
  }
}`;

interface Orders {
  orders: {
    totalCount: number;
    edges: { node: { number: number } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    pageCursors: {
      first: { page: number; cursor: string } | null;
      previous: { page: number } | null;
      next: { page: number; cursor: string } | null;
      last: { page: number; cursor: string } | null;
      around: { page: number; isCurrent: boolean }[];
    };
  };
}

let testContext: TestContext;
let numbers: number[];

beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma, { timeZone: "Asia/Taipei" });
  numbers = [];
  for (let index = 0; index < 23; index++) {
    const { id } = await orderRow(testContext.prisma, {
      buyerName: index === 3 ? "O'Brien 100%_x" : `客人 ${index}`,
      state: index % 2 ? "IN_ACTION" : "ESTABLISHED",
      paymentMethod: index === 5 ? 99 : 4,
      source: index === 6 ? "ROBOT" : "MANUAL",
      ...(index === 9 && { buyerPhone: "（０９８７）654-321" }),
      note: index === 7 ? "Please WRAP it" : "",
      // 2026-11-10 00:30 in Taipei is the 9th in UTC.
      deliveryDate: index === 8 ? new Date("2026-11-09T16:30:00Z") : null,
    });
    numbers.push(id);
  }
});
afterAll(() => testContext.close());

const list = async (variables: object = {}) => {
  const { data, codes, messages } = await testContext.run<Orders>(ORDERS, { ...variables }, ADMIN);
  if (data === null) throw new Error(`${codes} ${messages}`);
  return data.orders;
};
const found = async (filter: object) =>
  (await list({ filter, first: 100 })).edges.map(({ node }) => numbers.indexOf(node.number));

describe("orders", () => {
  it("are listed newest first, ten per page, with the exact total", async () => {
    const { edges, totalCount, pageInfo } = await list();
    expect(edges.map(({ node }) => numbers.indexOf(node.number))).toEqual([
      22, 21, 20, 19, 18, 17, 16, 15, 14, 13,
    ]);
    expect(totalCount).toBe(23);
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it("are found by the beginning of the buyer's phone number, whatever its separators and width", async () => {
    for (const buyerPhone of ["0987654321", "0987-65", "０９８７ 654", " 098"])
      expect(await found({ buyerPhone }), buyerPhone).toEqual([9]);
    for (const buyerPhone of ["987654321", "09876543210", "-", "abc", " "])
      expect(await found({ buyerPhone }), buyerPhone).toEqual([]);
    expect(await found({ buyerPhone: "" })).toHaveLength(23);
  });

  it("can be paged by number, to the last page and past it", async () => {
    const first = await list();
    expect(first.pageCursors).toMatchObject({
      first: { page: 1 },
      previous: null,
      next: { page: 2 },
      last: { page: 3 },
    });
    const last = await list({ first: 10, after: first.pageCursors.last?.cursor });
    expect(last.edges).toHaveLength(3);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.pageCursors.around).toEqual([
      { page: 1, isCurrent: false },
      { page: 2, isCurrent: false },
      { page: 3, isCurrent: true },
    ]);
    const past = await list({ first: 10, after: btoa("OffsetConnection:99") });
    expect(past).toMatchObject({ edges: [], totalCount: 23 });
    expect((await list({ after: first.pageCursors.first?.cursor })).edges).toHaveLength(10);
  });

  it("can be read backwards from the end", async () => {
    const { edges } = await list({ last: 2 });
    expect(edges.map(({ node }) => numbers.indexOf(node.number))).toEqual([1, 0]);
  });

  it.each([
    { first: 0 },
    { first: -1 },
    { first: 101 },
    { last: 101 },
    { after: "nonsense" },
    { after: btoa("OffsetConnection:-5") },
  ])("reject the page %j", async (page) => {
    expect((await testContext.run(ORDERS, page, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
  });

  it("can be filtered by part of a name in any case, with wildcards taken literally", async () => {
    expect(await found({ buyerName: "o'brien" })).toEqual([3]);
    expect(await found({ buyerName: "100%_" })).toEqual([3]);
    expect(await found({ buyerName: "%" })).toEqual([3]);
    expect(await found({ buyerName: "客人_1" })).toEqual([]);
    expect(await found({ note: "wrap" })).toEqual([7]);
    expect(await found({ recipientName: "陳大文", numbers: [numbers[1], numbers[2]] })).toEqual([2, 1]);
  });

  it("can be filtered by state, source and payment method, where UNKNOWN is every number without a name", async () => {
    expect((await found({ states: ["IN_ACTION"] })).length).toBe(11);
    expect(await found({ sources: ["ROBOT"] })).toEqual([6]);
    expect(await found({ paymentMethods: ["UNKNOWN"] })).toEqual([5]);
    expect(await found({ paymentMethodCodes: [99] })).toEqual([5]);
    expect((await found({ paymentMethods: ["UNKNOWN", "PAY_AT_STORE"] })).length).toBe(23);
  });

  it("can be filtered by days in the store's zone, both ends inclusive", async () => {
    expect(await found({ deliveryDate: { from: "2026-11-10", to: "2026-11-10" } })).toEqual([8]);
    expect(await found({ deliveryDate: { from: "2026-11-09", to: "2026-11-09" } })).toEqual([]);
    expect(await found({ deliveryDate: { to: "2026-11-09T16:30:00Z" } })).toEqual([8]);
    expect(await found({ deliveryDate: { to: "2026-11-09T16:29:59Z" } })).toEqual([]);
  });

  it("ignore empty filters", async () => {
    expect(
      (await found({ buyerName: " ", states: [], numbers: [], note: "", deliveryDate: {} })).length,
    ).toBe(23);
  });

  it("are only for admins", async () => {
    expect((await testContext.run(ORDERS, {}, ANONYMOUS)).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await testContext.run(ORDERS, {}, customer(1))).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await testContext.run(ORDERS, {}, staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  });
});

describe("myOrders", () => {
  it("contain only the customer's own orders", async () => {
    const [me, other] = [await customerRow(testContext.prisma), await customerRow(testContext.prisma)];
    const mine = await orderRow(testContext.prisma, { customerId: me.id });
    const theirs = await orderRow(testContext.prisma, { customerId: other.id });
    expect(
      await testContext.run(ORDERS, { filter: { customerIds: [globalId("Customer", me.id)] } }, ADMIN),
    ).toMatchObject({
      data: { orders: { totalCount: 1, edges: [{ node: { number: mine.id } }] } },
    });
    const { data } = await testContext.run(
      "{ myOrders { totalCount edges { node { number } } } }",
      {},
      customer(me.id),
    );
    expect(data).toEqual({ myOrders: { totalCount: 1, edges: [{ node: { number: mine.id } }] } });
    expect((await testContext.run("{ myOrders { totalCount } }", {}, ADMIN)).codes).toEqual([
      "UNAUTHENTICATED",
    ]);
    const node = "query ($id: ID!) { node(id: $id) { __typename } nodes(ids: [$id]) { id } }";
    const asked = { id: globalId("Order", theirs.id) };
    expect((await testContext.run(node, asked, customer(me.id))).data).toEqual({ node: null, nodes: [null] });
    expect((await testContext.run(node, asked, staff(9, "STAFF"))).data).toEqual({
      node: null,
      nodes: [null],
    });
    expect((await testContext.run(node, asked, customer(other.id))).data).toMatchObject({
      node: { __typename: "Order" },
    });
    await testContext.prisma.order.deleteMany({ where: { id: { in: [mine.id, theirs.id] } } });
  });
});

describe("node(id) of an order line", () => {
  it("is visible to everyone who can see the order", async () => {
    const [me, other] = [await customerRow(testContext.prisma), await customerRow(testContext.prisma)];
    const bowl = await product(testContext.prisma);
    const order = await orderRow(testContext.prisma, { customerId: me.id });
    const line = await testContext.prisma.orderLine.create({
      data: { orderId: order.id, productId: bowl.id, quantity: 1, unitPrice: 1, productName: "x" },
    });
    const document = "query ($id: ID!) { node(id: $id) { ... on OrderLine { productName } } }";
    const asked = { id: globalId("OrderLine", line.id) };
    expect((await testContext.run(document, asked, customer(me.id))).data).toEqual({
      node: { productName: "x" },
    });
    expect((await testContext.run(document, asked, ADMIN)).data).toEqual({ node: { productName: "x" } });
    expect((await testContext.run(document, asked, customer(other.id))).data).toEqual({ node: null });
    expect((await testContext.run(document, asked)).data).toEqual({ node: null });
  });
});

describe("a page of orders with lines, discounts and customers", () => {
  it("needs the same number of statements for ten rows as for one", async () => {
    const { id: customerId } = await customerRow(testContext.prisma);
    for (let index = 0; index < 10; index++) {
      const bowl = await product(testContext.prisma);
      const order = await orderRow(testContext.prisma, { customerId });
      await testContext.prisma.orderLine.create({
        data: { orderId: order.id, productId: bowl.id, quantity: 1, unitPrice: 1, productName: "x" },
      });
    }
    const document = `query ($first: Int) { orders(first: $first) { totalCount pageCursors { last { page } } edges { node {
      number customer { name blocked } lines { quantity product { name types { name } } } discountRecords { name } nextStates can(action: CANCEL) { allowed }
    } } } }`;
    const statements = async (first: number) => {
      const before = testContext.statements.length;
      expect((await testContext.run(document, { first }, ADMIN)).codes).toEqual([]);
      return testContext.statements.length - before;
    };
    expect(await statements(10)).toBe(await statements(1));
    expect(await statements(10)).toBeLessThanOrEqual(10);
  });
});
