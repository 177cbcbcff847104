import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerRow, orderRow, product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const SEND =
  "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { id state recipients sent failed createdBy { name } } }";

let house: TestContext;
beforeAll(async () => {
  house = await createTestContext();
});
afterAll(() => house.close());

describe("sendBroadcast", () => {
  it("without recipients is finished immediately", async () => {
    expect((await house.run(SEND, { input: { text: "你好" } }, ADMIN)).data).toMatchObject({
      sendBroadcast: { state: "SENT", recipients: 0 },
    });
  });

  it("queues one part per 500 customers, without blocked and deleted ones", async () => {
    await house.prisma.customer.createMany({
      data: Array.from({ length: 501 }, (_, index) => ({
        lineUserId: `U${index.toString(16).padStart(32, "0")}`,
        name: "x",
      })),
    });
    const blocked = await customerRow(house.prisma, { lineUserId: `U${"b".repeat(32)}` });
    await house.prisma.customerBlock.create({ data: { customerId: blocked.id } });
    await customerRow(house.prisma, { lineUserId: `U${"d".repeat(32)}`, deletedAt: new Date() });
    const { data } = await house.run(SEND, { input: { text: "新茶到貨" } }, ADMIN);
    expect(data).toMatchObject({
      sendBroadcast: { state: "QUEUED", recipients: 501, sent: 0, failed: 0, createdBy: { name: "店長" } },
    });
    const parts = await house.prisma.outboxMessage.findMany({ orderBy: { recipients: "desc" } });
    expect(parts.map(({ recipients }) => recipients)).toEqual([500, 1]);
    const to = parts.flatMap(({ customerIds }) => customerIds);
    expect(new Set(to).size).toBe(501);
    expect(to).not.toContain(blocked.id);
  });

  it("without a LINE channel fails, queues nothing, and counts nobody as reached", async () => {
    house.isLineConnected = false;
    const queued = await house.prisma.outboxMessage.count();
    const { data } = await house.run(SEND, { input: { text: "新茶到貨" } }, ADMIN);
    expect(data).toMatchObject({ sendBroadcast: { state: "FAILED", sent: 0, failed: 0 } });
    expect(await house.prisma.outboxMessage.count()).toBe(queued);
    const reach = await house.run("{ broadcastReach { connected } }", {}, ADMIN);
    expect(reach.data).toEqual({ broadcastReach: { connected: false } });
    house.isLineConnected = true;
  });

  it("returns the same broadcast for the same key, and CONFLICT for another text", async () => {
    const send = (text: string) =>
      house.run<{ sendBroadcast: { id: string } }>(SEND, { input: { text, idempotencyKey: "k" } }, ADMIN);
    const [first, second] = [await send("一"), await send("一")];
    expect(second.data?.sendBroadcast.id).toBe(first.data?.sendBroadcast.id);
    expect((await send("二")).codes).toEqual(["CONFLICT"]);
  });

  it.each(["", "   ", "長".repeat(5001)])("rejects a text that LINE would not accept", async (text) => {
    expect((await house.run(SEND, { input: { text } }, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
  });
});

describe("the dashboard", () => {
  it("counts open orders, unpaid transfers and products with low stock", async () => {
    await orderRow(house.prisma, { state: "ESTABLISHED", paymentMethod: 3 });
    await orderRow(house.prisma, { state: "WAITING", paymentMethod: 3, paymentState: "PAID" });
    await orderRow(house.prisma, { state: "COMPLETE", paymentMethod: 3 });
    await orderRow(house.prisma, { state: "CANCELLED", paymentMethod: 3 });
    await product(house.prisma, { stock: 5 });
    await product(house.prisma, { stock: "5.00001" });
    await product(house.prisma, { stock: 0, state: "DISABLED" });
    expect(
      (await house.run("{ today { ordersToAdvance transfersToCheck lowStock } }", {}, ADMIN)).data,
    ).toEqual({
      today: { ordersToAdvance: 2, transfersToCheck: 1, lowStock: 1 },
    });
  });
});

describe("the history of an order", () => {
  it("contains each actor and action with only the fields that changed", async () => {
    const order = await orderRow(house.prisma);
    const id = btoa(`Order:${order.id}`);
    await house.run(
      "mutation ($id: ID!) { advanceOrder(input: { id: $id, to: IN_ACTION }) { id } }",
      { id },
      ADMIN,
    );
    await house.run(
      'mutation ($id: ID!) { updateOrder(input: { id: $id, details: { note: "門口" } }) { id } }',
      { id },
      ADMIN,
    );
    const { data } = await house.run(
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
