import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerRow, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const SEND =
  "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { id state recipients sent failed createdBy { name } } }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

describe("sendBroadcast", () => {
  it("without recipients is finished immediately", async () => {
    expect((await testContext.run(SEND, { input: { text: "你好" } }, ADMIN)).data).toMatchObject({
      sendBroadcast: { state: "SENT", recipients: 0 },
    });
  });

  it("queues one part per 500 customers, without blocked and deleted ones", async () => {
    await testContext.prisma.customer.createMany({
      data: Array.from({ length: 501 }, (_, index) => ({
        lineUserId: `U${index.toString(16).padStart(32, "0")}`,
        name: "x",
      })),
    });
    const blocked = await customerRow(testContext.prisma, { lineUserId: `U${"b".repeat(32)}` });
    await testContext.prisma.customerBlock.create({ data: { customerId: blocked.id } });
    await customerRow(testContext.prisma, { lineUserId: `U${"d".repeat(32)}`, deletedAt: new Date() });
    const { data } = await testContext.run(SEND, { input: { text: "新茶到貨" } }, ADMIN);
    expect(data).toMatchObject({
      sendBroadcast: { state: "QUEUED", recipients: 501, sent: 0, failed: 0, createdBy: { name: "店長" } },
    });
    const parts = await testContext.prisma.outboxMessage.findMany({ orderBy: { recipients: "desc" } });
    expect(parts.map(({ recipients }) => recipients)).toEqual([500, 1]);
    const to = parts.flatMap(({ customerIds }) => customerIds);
    expect(new Set(to).size).toBe(501);
    expect(to).not.toContain(blocked.id);
  });

  it("without a LINE channel fails, queues nothing, and counts nobody as reached", async () => {
    testContext.isLineConnected = false;
    const queued = await testContext.prisma.outboxMessage.count();
    const { data } = await testContext.run(SEND, { input: { text: "新茶到貨" } }, ADMIN);
    expect(data).toMatchObject({ sendBroadcast: { state: "FAILED", sent: 0, failed: 0 } });
    expect(await testContext.prisma.outboxMessage.count()).toBe(queued);
    const reach = await testContext.run("{ broadcastReach { connected } }", {}, ADMIN);
    expect(reach.data).toEqual({ broadcastReach: { connected: false } });
    testContext.isLineConnected = true;
  });

  it("returns the same broadcast for the same key, and CONFLICT for another text", async () => {
    const send = (text: string) =>
      testContext.run<{ sendBroadcast: { id: string } }>(
        SEND,
        { input: { text, idempotencyKey: "k" } },
        ADMIN,
      );
    const [first, second] = [await send("一"), await send("一")];
    expect(second.data?.sendBroadcast.id).toBe(first.data?.sendBroadcast.id);
    expect((await send("二")).codes).toEqual(["CONFLICT"]);
  });

  it.each(["", "   ", "長".repeat(5001)])("rejects a text that LINE would not accept", async (text) => {
    expect((await testContext.run(SEND, { input: { text } }, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
  });
});

describe("the dashboard", () => {
  it("counts open orders, unpaid transfers and products with low stock", async () => {
    await orderRow(testContext.prisma, { state: "ESTABLISHED", paymentMethod: 3 });
    await orderRow(testContext.prisma, { state: "WAITING", paymentMethod: 3, paymentState: "PAID" });
    await orderRow(testContext.prisma, { state: "COMPLETE", paymentMethod: 3 });
    await orderRow(testContext.prisma, { state: "CANCELLED", paymentMethod: 3 });
    await product(testContext.prisma, { stock: 5 });
    await product(testContext.prisma, { stock: "5.00001" });
    await product(testContext.prisma, { stock: 12, lowStockLevel: 12 });
    await product(testContext.prisma, { stock: 3, lowStockLevel: 2 });
    await product(testContext.prisma, { stock: 0, state: "DISABLED" });
    expect(
      (await testContext.run("{ today { ordersToAdvance transfersToCheck lowStock } }", {}, ADMIN)).data,
    ).toEqual({
      today: { ordersToAdvance: 2, transfersToCheck: 1, lowStock: 2 },
    });
  });
});

describe("the history of an order", () => {
  it("contains each actor and action with only the fields that changed", async () => {
    const order = await orderRow(testContext.prisma);
    const id = btoa(`Order:${order.id}`);
    await testContext.run(
      "mutation ($id: ID!) { advanceOrder(input: { id: $id, to: IN_ACTION }) { id } }",
      { id },
      ADMIN,
    );
    await testContext.run(
      'mutation ($id: ID!) { updateOrder(input: { id: $id, details: { note: "門口" } }) { id } }',
      { id },
      ADMIN,
    );
    const { data } = await testContext.run(
      "query ($id: ID!) { node(id: $id) { ... on Order { history { action staffMember { name } changes { field before after } } } } }",
      { id },
      ADMIN,
    );
    expect(data).toEqual({
      node: {
        history: [
          {
            action: "UPDATE",
            staffMember: { name: "店長" },
            changes: [{ field: "note", before: '""', after: '"門口"' }],
          },
          {
            action: "ADVANCE",
            staffMember: { name: "店長" },
            changes: [{ field: "state", before: '"ESTABLISHED"', after: '"IN_ACTION"' }],
          },
        ],
      },
    });
  });
});
