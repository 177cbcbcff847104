import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, orderRow, product } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../testing/run.ts";

const TIMELINE = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on Customer {
  timeline(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { id kind at staffName orderNumber orderState amount currency appointmentNumber startsAt outcome notice text
      changes { field before after } } } } } } }`;

interface Event {
  id: string;
  kind: string;
  at: string;
  orderNumber: number | null;
  text: string;
}

interface Timeline {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: Event }[];
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext?.close());

const id = ({ id: row }: { id: number }) => globalId("Customer", row);

async function read(row: { id: number }, page: { first?: number; after?: string } = {}): Promise<Timeline> {
  const { data, messages } = await testContext.run<{ node: { timeline: Timeline } }>(
    TIMELINE,
    { id: id(row), ...page },
    ADMIN,
  );
  expect(messages).toEqual([]);
  return data?.node.timeline as Timeline;
}

const kinds = ({ edges }: Timeline) => edges.map(({ node }) => node.kind);

async function change(document: string, input: object): Promise<void> {
  expect((await testContext.run(document, { input }, ADMIN)).codes).toEqual([]);
}

describe("the timeline of a customer", () => {
  it("has what staff did to their orders, with state, amount and author", async () => {
    const one = await customerRow(testContext.prisma);
    const tea = await product(testContext.prisma, { price: 120 });
    const { data } = await testContext.run<{ createOrder: { id: string; number: number } }>(
      "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id number } }",
      {
        input: {
          customerId: id(one),
          details: { buyerName: "安" },
          lines: [{ productId: globalId("Product", tea.id), quantity: "2" }],
        },
      },
      ADMIN,
    );
    const order = data?.createOrder;
    await change("mutation ($input: AdvanceOrderInput!) { advanceOrder(input: $input) { id } }", {
      id: order?.id,
      to: "IN_ACTION",
    });
    await change("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
      id: order?.id,
      details: { note: "x" },
    });
    await change("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }", {
      id: order?.id,
    });
    const timeline = await read(one);
    expect(kinds(timeline)).toEqual(["ORDER_CANCELLED", "ORDER_ADVANCED", "ORDER_PLACED", "CUSTOMER_ADDED"]);
    expect(timeline.edges.map(({ node }) => node)).toMatchObject([
      { orderNumber: order?.number, orderState: "CANCELLED", staffName: "店長", amount: null },
      { orderNumber: order?.number, orderState: "IN_ACTION", staffName: "店長" },
      { orderNumber: order?.number, orderState: null, staffName: null, amount: "240", currency: null },
      { orderNumber: null },
    ]);
  });

  it("has payments and refunds at the time of the money", async () => {
    const one = await customerRow(testContext.prisma, { createdAt: new Date("2026-01-01T00:00:00Z") });
    const createdAt = new Date("2026-01-02T00:00:00Z");
    const order = await orderRow(testContext.prisma, {
      customerId: one.id,
      total: 100,
      currency: "THB",
      createdAt,
    });
    await testContext.prisma.payment.create({
      data: {
        orderId: order.id,
        kind: "CASH",
        amount: 100,
        state: "CAPTURED",
        recordedById: 1,
        receivedAt: new Date("2026-01-03T00:00:00Z"),
        refunds: {
          create: [
            { amount: 30, state: "DONE", doneAt: new Date("2026-01-04T00:00:00Z") },
            { amount: 20, state: "PENDING" },
          ],
        },
      },
    });
    await testContext.prisma.payment.create({ data: { orderId: order.id, kind: "CASH", amount: 5 } });
    const timeline = await read(one);
    expect(kinds(timeline)).toEqual([
      ...["PAYMENT_REFUNDED", "PAYMENT_RECEIVED", "ORDER_PLACED", "CUSTOMER_ADDED"],
    ]);
    expect(timeline.edges.map(({ node }) => node)).toMatchObject([
      { amount: "30", currency: "THB", orderNumber: order.id, at: "2026-01-04T00:00:00.000Z" },
      {
        amount: "100",
        currency: "THB",
        orderNumber: order.id,
        staffName: "店長",
        at: "2026-01-03T00:00:00.000Z",
      },
      { amount: "100", currency: "THB" },
      { amount: null, currency: null },
    ]);
  });

  it("has appointments with their moves and outcomes", async () => {
    const one = await customerRow(testContext.prisma);
    const startsAt = new Date("2026-01-05T02:00:00Z");
    const { id: number } = await testContext.prisma.appointment.create({
      data: {
        customerId: one.id,
        customerName: "安",
        source: "CHAT_APP",
        state: "CONFIRMED",
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
      },
    });
    const entry = (action: string, before: object, after: object, staffMemberId: number | null = 1) =>
      testContext.prisma.auditEntry.create({
        data: { subjectType: "Appointment", subjectId: number, action, before, after, staffMemberId },
      });
    const moved = "2026-01-06T02:00:00.000Z";
    await entry("RESCHEDULE", { startsAt: startsAt.toISOString() }, { startsAt: moved }, null);
    await entry("UNASSIGN", {}, {});
    await entry("RECORD_OUTCOME", { outcome: null }, { outcome: "DONE" });
    await entry("RECORD_OUTCOME", { outcome: "DONE" }, { outcome: null });
    const timeline = await read(one);
    expect(timeline.edges.map(({ node }) => node)).toMatchObject([
      { kind: "OUTCOME_RECORDED", outcome: null, appointmentNumber: number },
      { kind: "OUTCOME_RECORDED", outcome: "DONE", staffName: "店長" },
      { kind: "APPOINTMENT_MOVED", startsAt: moved, staffName: null },
      { kind: "APPOINTMENT_BOOKED", startsAt: null, appointmentNumber: number },
      { kind: "CUSTOMER_ADDED" },
    ]);
  });

  it("has notes, blocks with their reason, and sent messages, but no unsent ones", async () => {
    const one = await customerRow(testContext.prisma, { createdAt: new Date("2026-01-01T00:00:00Z") });
    const other = await customerRow(testContext.prisma);
    await change("mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }", {
      id: id(one),
      details: { note: "喜歡焙茶" },
    });
    await change("mutation ($input: BlockCustomersInput!) { blockCustomers(input: $input) { id } }", {
      customerIds: [id(one)],
      note: "未取貨",
    });
    const block = await testContext.prisma.customerBlock.findUniqueOrThrow({ where: { customerId: one.id } });
    await change("mutation ($input: UnblockCustomersInput!) { unblockCustomers(input: $input) }", {
      ids: [globalId("CustomerBlock", block.id)],
    });
    const sentAt = (day: number) => new Date(`2026-01-0${day}T00:00:00Z`);
    const broadcast = await testContext.prisma.broadcast.create({
      data: { text: "新品", recipients: 2, createdById: 1 },
    });
    const data = { order: { id: 7 } };
    await testContext.prisma.outboxMessage.createMany({
      data: [
        { kind: "ORDER_RECEIVED", customerId: one.id, data, state: "SENT", sentAt: sentAt(2) },
        { kind: "ORDER_ADVANCED", customerId: one.id, data },
        { kind: "DEAUTHORIZATION", customerId: one.id, data: {}, state: "SENT", sentAt: sentAt(3) },
        {
          kind: "BROADCAST",
          customerIds: [one.id, other.id],
          data: {},
          broadcastId: broadcast.id,
          state: "SENT",
          sentAt: sentAt(4),
        },
        {
          kind: "BROADCAST",
          customerIds: [other.id],
          data: {},
          broadcastId: broadcast.id,
          state: "SENT",
          sentAt: sentAt(5),
        },
      ],
    });
    const timeline = await read(one);
    expect(timeline.edges.map(({ node }) => node)).toMatchObject([
      { kind: "UNBLOCKED", text: "", staffName: "店長" },
      { kind: "BLOCKED", text: "未取貨", staffName: "店長" },
      { kind: "CUSTOMER_CHANGED", changes: [{ field: "note", before: '""', after: '"喜歡焙茶"' }] },
      { kind: "BROADCAST_SENT", text: "新品", staffName: "店長" },
      { kind: "MESSAGE_SENT", notice: "ORDER_RECEIVED", orderNumber: 7 },
      { kind: "CUSTOMER_ADDED" },
    ]);
  });

  it("is paged without gaps and repetitions, in one statement a page, also for events of the same time", async () => {
    const createdAt = new Date("2026-01-01T00:00:00Z");
    const one = await customerRow(testContext.prisma, { createdAt });
    for (let index = 0; index < 24; index += 1)
      await orderRow(testContext.prisma, { customerId: one.id, createdAt });
    const seen: string[] = [];
    let after: string | undefined;
    for (const [size, hasNextPage] of [
      [10, true],
      [10, true],
      [5, false],
    ] as const) {
      const { edges, pageInfo, totalCount } = await read(one, { first: 10, ...(after && { after }) });
      expect([edges.length, pageInfo.hasNextPage, totalCount]).toEqual([size, hasNextPage, 25]);
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(25);
    const before = testContext.statements.length;
    const query =
      "query ($id: ID!) { node(id: $id) { ... on Customer { timeline(first: 5) { edges { node { kind } } } } } }";
    await testContext.run(query, { id: id(one) }, ADMIN);
    expect(testContext.statements.length - before).toBe(2);
    expect((await testContext.run(query.replace("5", "0"), { id: id(one) }, ADMIN)).codes).toEqual([
      "INVALID_INPUT",
    ]);
  });

  it("is for admins only, and has nothing of drafts and of other customers", async () => {
    const one = await customerRow(testContext.prisma);
    const other = await customerRow(testContext.prisma);
    await orderRow(testContext.prisma, { customerId: one.id, draftOf: 1 });
    await orderRow(testContext.prisma, { customerId: other.id });
    expect(kinds(await read(one))).toEqual(["CUSTOMER_ADDED"]);
    expect((await testContext.run(TIMELINE, { id: id(one) }, customer(one.id))).codes).toEqual([
      "UNAUTHENTICATED",
    ]);
  });
});
