import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, ordered, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const HISTORY =
  "query ($id: ID!) { node(id: $id) { ... on Product { stock stockChanges(first: 100) { totalCount edges { node { reason before after orderNumber staffMember { name } } } } } } }";

let testContext: TestContext;
let buyer: number;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
  buyer = (await customerRow(testContext.prisma)).id;
});
afterAll(() => testContext.close());

const mutate = (name: string, type: string, input: object, fields = "__typename", viewer = ADMIN) =>
  testContext.run<Record<string, never>>(
    `mutation ($input: ${type}!) { ${name}(input: $input)${fields === "" ? "" : ` { ${fields} }`} }`,
    { input },
    viewer,
  );
const productId = (id: number) => globalId("Product", id);
const orderIdOf = async () =>
  (await testContext.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } })).id;

interface Change {
  reason: string;
  before: string;
  after: string;
  orderNumber: number | null;
  staffMember: { name: string } | null;
}
async function historyOf(id: number): Promise<{ stock: string; changes: Change[] }> {
  const { data } = await testContext.run<{
    node: { stock: string; stockChanges: { edges: { node: Change }[] } };
  }>(HISTORY, { id: productId(id) }, ADMIN);
  const { stock = "", stockChanges } = data?.node ?? {};
  return { stock, changes: (stockChanges?.edges ?? []).map(({ node }) => node).reverse() };
}
const place = (id: number, quantity: number) =>
  mutate(
    "placeOrder",
    "PlaceOrderInput",
    {
      lines: [ordered(id, quantity)],
      buyerName: "王小明",
      buyerPhone: "0912345678",
      recipientName: "王小明",
      recipientPhone: "0912345678",
      address: "台北市中正區1號",
      paymentMethod: "PAY_AT_STORE",
    },
    "id",
    customer(buyer),
  );
const edit = async (id: number, stock: number) => {
  const { version } = await testContext.prisma.product.findUniqueOrThrow({ where: { id } });
  return mutate("updateProduct", "UpdateProductInput", {
    id: productId(id),
    version,
    details: { stock: String(stock) },
  });
};

it("names the reason, the order, and the person of each change", async () => {
  const { id } = await product(testContext.prisma, { stock: 10, code: "stocktea" });
  await place(id, 3);
  const first = await orderIdOf();
  const order = globalId("Order", first);
  await mutate("changeOrderLine", "ChangeOrderLineInput", {
    orderId: order,
    productId: productId(id),
    quantity: "2",
  });
  await mutate("recordPayment", "RecordPaymentInput", { orderId: order, kind: "CASH", amount: "200" });
  const payment = await testContext.prisma.payment.findFirstOrThrow({ where: { orderId: first } });
  await mutate("refundPayment", "RefundPaymentInput", {
    paymentId: globalId("Payment", payment.id),
    amount: "100",
    reason: "broken",
    restock: [{ productId: productId(id), quantity: "1" }],
  });
  await mutate("cancelOrder", "CancelOrderInput", { id: order });
  await edit(id, 20);
  await mutate("updateProducts", "UpdateProductsInput", { products: { ids: [productId(id)] }, stock: "21" });
  await mutate("importProducts", "ImportProductsInput", {
    fileName: "a.csv",
    file: Buffer.from("code,stock\nstocktea,22\n").toString("base64"),
    dryRun: false,
  });
  await testContext.prisma.product.update({ where: { id }, data: { stock: 23 } });

  const { changes } = await historyOf(id);
  expect(
    changes.map(({ reason, before, after, orderNumber, staffMember }) =>
      [reason, `${before}>${after}`, orderNumber, staffMember?.name ?? null].join(" ").trim(),
    ),
  ).toEqual([
    "INITIAL 0>10",
    `ORDER 10>7 ${first}`,
    `ORDER 7>8 ${first} 店長`,
    `REFUND 8>9 ${first} 店長`,
    `CANCEL 9>10 ${first} 店長`,
    "EDIT 10>20  店長",
    "BULK 20>21  店長",
    "IMPORT 21>22  店長",
    "OTHER 22>23",
  ]);
});

it("is for admins, and stays with the number of a deleted order", async () => {
  const { id } = await product(testContext.prisma, { stock: 5 });
  await place(id, 1);
  const order = await orderIdOf();
  await mutate("deleteOrders", "DeleteOrdersInput", { ids: [globalId("Order", order)] }, "");
  expect((await historyOf(id)).changes.map(({ reason, orderNumber }) => `${reason} ${orderNumber}`)).toEqual([
    "INITIAL null",
    `ORDER ${order}`,
    `CANCEL ${order}`,
  ]);
  expect((await testContext.run(HISTORY, { id: productId(id) }, customer(buyer))).codes).toContain(
    "UNAUTHENTICATED",
  );
});

it("sums up to the stock after any writes, each beginning where the last one ended", async () => {
  const operation = fc.oneof(
    fc.record({ kind: fc.constant("place" as const), quantity: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant("edit" as const), quantity: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ kind: fc.constant("cancel" as const), quantity: fc.constant(0) }),
    fc.record({ kind: fc.constant("remove" as const), quantity: fc.constant(0) }),
    fc.record({ kind: fc.constant("direct" as const), quantity: fc.integer({ min: 0, max: 12 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 8 }), async (operations) => {
      const { id } = await product(testContext.prisma, { stock: 6 });
      for (const { kind, quantity } of operations) {
        if (kind === "place") await place(id, quantity);
        else if (kind === "edit") await edit(id, quantity);
        else if (kind === "direct")
          await testContext.prisma
            .$executeRaw`UPDATE "Product" SET "stock" = ${quantity}::int WHERE "id" = ${id}::int`;
        else {
          const line = await testContext.prisma.orderLine.findFirst({
            where: { productId: id, order: { state: "ESTABLISHED" } },
          });
          if (line === null) continue;
          const orderId = globalId("Order", line.orderId);
          if (kind === "cancel") await mutate("cancelOrder", "CancelOrderInput", { id: orderId });
          else
            await mutate("removeOrderLines", "RemoveOrderLinesInput", {
              orderId,
              productIds: [productId(id)],
            });
        }
      }
      const { stock, changes } = await historyOf(id);
      const sum = changes.reduce((total, { before, after }) => total + Number(after) - Number(before), 0);
      expect(sum).toBe(Number(stock));
      expect(changes.map(({ before }) => before)).toEqual(
        ["0", ...changes.map(({ after }) => after)].slice(0, -1),
      );
    }),
    { numRuns: 12 },
  );
});
