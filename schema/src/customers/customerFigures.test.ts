import type { AppointmentState, CancelledBy, VisitOutcome } from "@machiya/prisma/enums";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const FIGURES = `query ($ids: [ID!]) { customers(filter: { ids: $ids }) { edges { node { id
  figures { spent orders visits noShows lateCancellations firstContactAt lastContactAt }
  upcomingAppointments { number } recentOrders { number } } } } }`;

interface Row {
  id: string;
  figures: Record<string, unknown>;
  upcomingAppointments: { number: number }[];
  recentOrders: { number: number }[];
}

const NOW = new Date("2026-11-21T02:00:00Z");
const HOUR = 3_600_000;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  testContext.now = NOW;
});
afterAll(() => testContext?.close());

const id = ({ id: row }: { id: number }) => globalId("Customer", row);

/** Reads customers in the given order. */
async function read(...rows: { id: number }[]): Promise<Row[]> {
  const { data, messages } = await testContext.run<{ customers: { edges: { node: Row }[] } }>(
    FIGURES,
    { ids: rows.map(id) },
    ADMIN,
  );
  expect(messages).toEqual([]);
  const found = new Map(data?.customers.edges.map(({ node }) => [node.id, node]));
  return rows.flatMap((row) => found.get(id(row)) ?? []);
}

interface Visit {
  state?: AppointmentState;
  outcome?: VisitOutcome;
  cancelledBy?: CancelledBy;
}

/** Creates an appointment of one hour that starts so many hours from now. */
const visit = (customerId: number, hours: number, fields: Visit = {}) =>
  testContext.prisma.appointment.create({
    data: {
      customerId,
      customerName: "安",
      source: "MANUAL",
      state: "CONFIRMED",
      ...fields,
      startsAt: new Date(NOW.getTime() + hours * HOUR),
      endsAt: new Date(NOW.getTime() + (hours + 1) * HOUR),
      createdAt: new Date("2026-11-10T00:00:00Z"),
    },
  });

/** Records a payment of an order, and the refunds of it. */
const pay = (orderId: number, amount: number, state: "CAPTURED" | "PENDING", refunds: number[] = []) =>
  testContext.prisma.payment.create({
    data: {
      orderId,
      kind: "CASH",
      amount,
      state,
      receivedAt: state === "CAPTURED" ? NOW : null,
      refunds: { create: refunds.map((returned) => ({ amount: returned, state: "DONE", doneAt: NOW })) },
    },
  });

describe("the figures of a customer", () => {
  it("are zero without orders and visits, and the contact is the creation", async () => {
    const createdAt = new Date("2026-11-01T00:00:00Z");
    const [row] = await read(await customerRow(testContext.prisma, { createdAt }));
    expect(row).toMatchObject({
      figures: {
        spent: "0",
        orders: 0,
        visits: 0,
        noShows: 0,
        lateCancellations: 0,
        firstContactAt: createdAt.toISOString(),
        lastContactAt: createdAt.toISOString(),
      },
      upcomingAppointments: [],
      recentOrders: [],
    });
  });

  it("count received money less refunds, orders without canceled ones and drafts, and nothing of others", async () => {
    const [one, other] = await Promise.all([
      customerRow(testContext.prisma, { createdAt: new Date("2026-11-01T00:00:00Z") }),
      customerRow(testContext.prisma),
    ]);
    const createdAt = new Date("2026-10-01T00:00:00Z");
    const order = await orderRow(testContext.prisma, { customerId: one.id, total: 1000, createdAt });
    await pay(order.id, 700, "CAPTURED", [150.5, 49.5]);
    await pay(order.id, 300, "PENDING");
    const cancelled = await orderRow(testContext.prisma, { customerId: one.id, state: "CANCELLED" });
    const draft = await orderRow(testContext.prisma, { customerId: one.id, draftOf: 1 });
    const theirs = await orderRow(testContext.prisma, { customerId: other.id, total: 50 });
    await pay(theirs.id, 50, "CAPTURED");
    const [row, otherRow] = await read(one, other);
    expect(row?.figures).toMatchObject({ spent: "500", orders: 1, firstContactAt: createdAt.toISOString() });
    expect(row?.recentOrders).toEqual([{ number: cancelled.id }, { number: order.id }]);
    expect(row?.recentOrders).not.toContainEqual({ number: draft.id });
    expect(otherRow?.figures).toMatchObject({ spent: "50", orders: 1 });
  });

  it("count confirmed visits from their start on, unless the customer did not come", async () => {
    const one = await customerRow(testContext.prisma, { createdAt: new Date("2026-11-01T00:00:00Z") });
    await visit(one.id, 0);
    await visit(one.id, -50, { outcome: "DONE" });
    await visit(one.id, -2, { outcome: "NO_SHOW" });
    await visit(one.id, -3, { state: "PENDING" });
    await visit(one.id, -4, { state: "CANCELLED" });
    await visit(one.id, -5, { state: "CANCELLED", outcome: "LATE_CANCEL", cancelledBy: "CUSTOMER" });
    await visit(one.id, -6, { state: "CANCELLED", outcome: "LATE_CANCEL", cancelledBy: "SHOP" });
    await visit(one.id, 0.01);
    const [row] = await read(one);
    expect(row?.figures).toMatchObject({ visits: 2, noShows: 1, lateCancellations: 1 });
    expect(row?.figures.lastContactAt).toBe(NOW.toISOString());
  });

  it("list the appointments that are not over and not canceled, the next first", async () => {
    const one = await customerRow(testContext.prisma);
    const later = await visit(one.id, 48, { state: "PENDING" });
    const running = await visit(one.id, -0.5);
    await visit(one.id, -1);
    await visit(one.id, 24, { state: "CANCELLED" });
    const [row] = await read(one);
    expect(row?.upcomingAppointments).toEqual([{ number: running.id }, { number: later.id }]);
  });

  it("of many customers are read by one statement", async () => {
    const rows = await Promise.all(Array.from({ length: 5 }, () => customerRow(testContext.prisma)));
    const before = testContext.statements.length;
    const { data } = await testContext.run<{ customers: { edges: { node: { figures: object } }[] } }>(
      "query ($ids: [ID!]) { customers(filter: { ids: $ids }) { edges { node { figures { spent } } } } }",
      { ids: rows.map(id) },
      ADMIN,
    );
    expect(data?.customers.edges).toHaveLength(5);
    expect(testContext.statements.length - before).toBe(2);
  });

  it("are for admins only", async () => {
    const one = await customerRow(testContext.prisma);
    const query = "query ($id: ID!) { node(id: $id) { ... on Customer { name figures { spent } } } }";
    expect((await testContext.run(query, { id: id(one) }, customer(one.id))).codes).toEqual([
      "UNAUTHENTICATED",
    ]);
    const { data } = await testContext.run(query, { id: id(one) }, staff(2, "STAFF"));
    expect(data).toEqual({ node: null });
  });
});
