import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { bookable, clearBooks, clock } from "../testing/bookable.ts";
import { auditOf, customerRow, orderRow, staffRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const MERGE =
  "mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { id version undoable { id } } }";
const PREVIEW = `query ($customerIds: [ID!]!) { customerMerge(customerIds: $customerIds) {
  source { id } target { id } orders payments appointments discounts note tags blocked conflicts } }`;
const UNDO = "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { customer { id } } }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext?.close());
beforeEach(async () => {
  await clearBooks(testContext.prisma);
});

interface Row {
  id: number;
}
const id = ({ id: row }: Row) => globalId("Customer", row);
const merge = (one: Row, other: Row, more: object = {}, viewer = ADMIN) =>
  testContext.run<{ mergeCustomers: { id: string; version: number; undoable: { id: string } | null } }>(
    MERGE,
    { input: { customerIds: [id(one), id(other)], ...more } },
    viewer,
  );
const preview = (one: Row, other: Row) =>
  testContext.run<{ customerMerge: Record<string, unknown> }>(
    PREVIEW,
    { customerIds: [id(one), id(other)] },
    ADMIN,
  );
const rowOf = ({ id: row }: Row) =>
  testContext.prisma.customer.findUniqueOrThrow({
    where: { id: row },
    include: {
      block: true,
      orders: { orderBy: { id: "asc" } },
      appointments: { orderBy: { id: "asc" } },
      discounts: { orderBy: { discountId: "asc" } },
    },
  });

/** Creates a customer without LINE who has an order, an appointment, and a discount, and their LINE account. */
async function twice() {
  const { prisma } = testContext;
  const source = await customerRow(prisma, {
    lineUserId: null,
    reachable: false,
    name: "王小美",
    phone: "0900-111-222",
    note: "鄰居",
    tags: ["VIP", "過敏"],
    tagKeys: ["vip", "過敏"],
  });
  const target = await customerRow(prisma, { name: "☆美☆", note: "安靜", tags: ["vip"], tagKeys: ["vip"] });
  const order = await orderRow(prisma, { customerId: source.id, total: 100, subtotal: 100 });
  const own = await orderRow(prisma, { customerId: target.id });
  const { service, people } = await bookable(prisma);
  const times = { startsAt: clock("10:00"), endsAt: clock("11:00") };
  const appointment = await prisma.appointment.create({
    data: {
      customerId: source.id,
      customerName: "王小美",
      source: "MANUAL",
      ...times,
      items: {
        create: {
          serviceId: service.id,
          serviceName: service.name,
          serviceMinutes: 60,
          staffMemberId: people[0]?.id ?? null,
          ...times,
        },
      },
    },
  });
  const discount = await prisma.discount.create({
    data: { name: "會員", kind: "WHOLE_CART", amount: -10, audience: "CUSTOMER" },
  });
  await prisma.customerDiscount.create({ data: { customerId: source.id, discountId: discount.id } });
  return { source, target, order, own, appointment, discount };
}

describe("a merge", () => {
  it("moves everything to the LINE account and leaves a deleted customer that leads there", async () => {
    const { source, target, order, own, appointment, discount } = await twice();
    const { codes, data } = await merge(source, target);
    expect([codes, data?.mergeCustomers.id]).toEqual([[], id(target)]);
    const after = await rowOf(target);
    expect(after.orders.map((each) => each.id)).toEqual([order.id, own.id]);
    expect(after.appointments.map((each) => each.id)).toEqual([appointment.id]);
    expect(after.discounts.map((each) => each.discountId)).toEqual([discount.id]);
    expect(after).toMatchObject({
      name: "☆美☆",
      phone: "0900-111-222",
      note: "安靜\n鄰居",
      tags: ["vip", "過敏"],
      tagKeys: ["vip", "過敏"],
      deletedAt: null,
    });
    expect(await rowOf(source)).toMatchObject({
      orders: [],
      appointments: [],
      mergedIntoId: target.id,
      name: "王小美",
    });
    expect((await rowOf(source)).deletedAt).not.toBeNull();
    const { data: led } = await testContext.run(
      "query ($id: ID!) { node(id: $id) { ... on Customer { mergedInto { id } } } }",
      { id: id(source) },
      ADMIN,
    );
    expect(led).toEqual({ node: { mergedInto: { id: id(target) } } });
  });

  it("also has the records whose deletion is undone afterwards", async () => {
    const { source, target, order, own, appointment } = await twice();
    const ids = { orders: [globalId("Order", order.id)], visits: [globalId("Appointment", appointment.id)] };
    const all = "$orders: [ID!]!, $visits: [ID!]!";
    const deleted = await testContext.run(
      `mutation (${all}) { deleteOrders(input: { ids: $orders }) deleteAppointments(input: { ids: $visits }) }`,
      ids,
      ADMIN,
    );
    const merged = await merge(source, target);
    const restored = await testContext.run(
      `mutation (${all}) { orders: undoDeletions(input: { ids: $orders }) { done }
        visits: undoDeletions(input: { ids: $visits }) { done } }`,
      ids,
      ADMIN,
    );
    expect([deleted.codes, merged.codes, restored.codes]).toEqual([[], [], []]);
    expect(restored.data).toEqual({ orders: { done: 1 }, visits: { done: 1 } });
    const after = await rowOf(target);
    expect(after.orders.map((each) => each.id)).toEqual([order.id, own.id]);
    expect(after.appointments.map((each) => each.id)).toEqual([appointment.id]);
    expect(await rowOf(source)).toMatchObject({ orders: [], appointments: [] });
  });

  it("is in the history of both, and in the timeline with the history of the merged customer", async () => {
    const { source, target } = await twice();
    await testContext.run(
      "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }",
      { input: { id: id(source), details: { note: "常客" } } },
      ADMIN,
    );
    await merge(source, target);
    expect(await auditOf(testContext.prisma, "Customer", target.id)).toMatchObject([
      { action: "MERGE", before: { phone: "" }, after: { phone: "0900-111-222" } },
    ]);
    expect((await auditOf(testContext.prisma, "Customer", source.id)).at(-1)).toMatchObject({
      action: "MERGE_INTO",
      after: { mergedIntoId: target.id },
    });
    const { data } = await testContext.run<{ node: { timeline: { edges: { node: unknown }[] } } }>(
      "query ($id: ID!) { node(id: $id) { ... on Customer { timeline(first: 20) { edges { node { kind text } } } } } }",
      { id: id(target) },
      ADMIN,
    );
    const events = data?.node.timeline.edges.map(({ node }) => node);
    expect(events?.[0]).toEqual({ kind: "MERGED", text: `#${source.id} 王小美 0900-111-222` });
    expect(events?.[1]).toEqual({ kind: "CUSTOMER_CHANGED", text: "" });
  });

  it("keeps the chosen name and phone number, whichever customer is given first", async () => {
    const { source, target } = await twice();
    await testContext.prisma.customer.update({ where: { id: target.id }, data: { phone: "0911" } });
    expect((await merge(target, source, { nameOf: id(source), phoneOf: id(target) })).codes).toEqual([]);
    expect(await rowOf(target)).toMatchObject({ name: "王小美", phone: "0911", deletedAt: null });
  });

  it("keeps the block of either customer", async () => {
    for (const blocked of [["source"], ["target"], ["source", "target"]] as const) {
      const both = await twice();
      for (const side of blocked)
        await testContext.prisma.customerBlock.create({ data: { customerId: both[side].id, note: side } });
      expect((await merge(both.source, both.target)).codes).toEqual([]);
      expect((await rowOf(both.target)).block?.note).toBe(blocked.at(-1));
    }
  });

  it("is shown before it is made", async () => {
    const { source, target } = await twice();
    expect((await preview(target, source)).data?.customerMerge).toEqual({
      source: { id: id(source) },
      target: { id: id(target) },
      orders: 1,
      payments: 0,
      appointments: 1,
      discounts: 1,
      note: "安靜\n鄰居",
      tags: ["vip", "過敏"],
      blocked: false,
      conflicts: ["NAME"],
    });
  });
});

describe("a merge is refused", () => {
  it("for the same customer, for two who use LINE, and for two who do not", async () => {
    const { prisma } = testContext;
    const [line, other] = [await customerRow(prisma), await customerRow(prisma)];
    const [plain, another] = [
      await customerRow(prisma, { lineUserId: null, reachable: false }),
      await customerRow(prisma, { lineUserId: null, reachable: false }),
    ];
    for (const [one, two, refusal] of [
      [line, line, "SAME_CUSTOMER"],
      [line, other, "BOTH_USE_LINE"],
      [plain, another, "NEITHER_USES_LINE"],
    ] as const) {
      for (const { codes, params } of [await merge(one, two), await preview(one, two)])
        expect([codes, params]).toEqual([["FORBIDDEN"], { refusal }]);
    }
  });

  it("for a customer who is missing, deleted, or merged already", async () => {
    const { source, target } = await twice();
    expect((await merge(source, { id: 999_999 })).codes).toEqual(["NOT_FOUND"]);
    await merge(source, target);
    expect((await merge(source, target)).codes).toEqual(["NOT_FOUND"]);
    const { codes } = await merge(source, target, { customerIds: [id(source)] });
    expect(codes).toEqual(["INVALID_INPUT"]);
  });

  it("for notes and tags that are too much together", async () => {
    const { source, target } = await twice();
    await testContext.prisma.customer.update({ where: { id: target.id }, data: { note: "a".repeat(1998) } });
    const long = await merge(source, target);
    expect([long.codes, long.params]).toMatchObject([["INVALID_INPUT"], { field: "note" }]);
    const tags = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await testContext.prisma.customer.update({
      where: { id: target.id },
      data: { note: "", tags, tagKeys: tags },
    });
    const many = await merge(source, target);
    expect([many.codes, many.params]).toMatchObject([["INVALID_INPUT"], { field: "tags" }]);
    expect((await rowOf(source)).orders).toHaveLength(1);
  });

  it("for anyone but an admin", async () => {
    const { source, target } = await twice();
    const person = await staffRow(testContext.prisma, { role: "STAFF" });
    for (const viewer of [staff(person.id, "STAFF"), customer(target.id)])
      expect((await merge(source, target, {}, viewer)).codes).not.toEqual([]);
    expect((await rowOf(source)).deletedAt).toBeNull();
  });
});

describe("undoing a merge", () => {
  const undo = (merged: { version: number; undoable: { id: string } | null } | undefined) =>
    testContext.run(
      UNDO,
      { input: { id: merged?.undoable?.id ?? "0", version: merged?.version ?? null } },
      ADMIN,
    );

  it("returns exactly the moved records, and keeps what was added since", async () => {
    const { source, target, order, own, appointment, discount } = await twice();
    await testContext.prisma.customerBlock.create({ data: { customerId: source.id, note: "no" } });
    const { data } = await merge(source, target);
    const added = await orderRow(testContext.prisma, { customerId: target.id });
    expect((await undo(data?.mergeCustomers)).codes).toEqual([]);
    expect(await rowOf(target)).toMatchObject({
      name: "☆美☆",
      phone: "",
      note: "安靜",
      tags: ["vip"],
      tagKeys: ["vip"],
      block: null,
      discounts: [],
      orders: [{ id: own.id }, { id: added.id }],
      appointments: [],
    });
    expect(await rowOf(source)).toMatchObject({
      deletedAt: null,
      mergedIntoId: null,
      block: { note: "no" },
      tags: ["VIP", "過敏"],
      orders: [{ id: order.id }],
      appointments: [{ id: appointment.id }],
      discounts: [{ discountId: discount.id }],
    });
    for (const row of [source, target])
      expect((await auditOf(testContext.prisma, "Customer", row.id)).at(-1)).toMatchObject({
        action: "UNDO",
      });
    expect((await undo(data?.mergeCustomers)).codes).toEqual(["CONFLICT"]);
  });

  it("is refused when a moved record or the customer changed since", async () => {
    const { prisma } = testContext;
    const changes: ((both: Awaited<ReturnType<typeof twice>>) => Promise<unknown>)[] = [
      ({ order }) =>
        prisma.order.update({ where: { id: order.id }, data: { note: "x", version: { increment: 1 } } }),
      ({ appointment }) => prisma.appointment.delete({ where: { id: appointment.id } }),
      ({ target }) => prisma.customer.update({ where: { id: target.id }, data: { phone: "0922" } }),
      ({ target }) => prisma.customer.update({ where: { id: target.id }, data: { deletedAt: new Date() } }),
      ({ target }) =>
        testContext.run(
          "mutation ($input: BlockCustomersInput!) { blockCustomers(input: $input) { id } }",
          { input: { customerIds: [id(target)], note: "x" } },
          ADMIN,
        ),
    ];
    for (const change of changes) {
      const both = await twice();
      const { data } = await merge(both.source, both.target);
      await change(both);
      expect((await undo(data?.mergeCustomers)).codes).toEqual(["CONFLICT"]);
      expect((await rowOf(both.source)).mergedIntoId).toBe(both.target.id);
    }
  });
});
