import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, orderRow } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(() => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
});

interface Reported {
  version: number;
  paymentState: string;
  paymentReport: { at: string; digits: string; waits: boolean } | null;
  canReportPayment: { allowed: boolean; reason: string | null };
}

const FIELDS = "version paymentState paymentReport { at digits waits } canReportPayment { allowed reason }";

async function report(viewer: Parameters<TestContext["run"]>[2], id: number, digits: string) {
  const document = `mutation ($input: ReportMyPaymentInput!) { reportMyPayment(input: $input) { ${FIELDS} } }`;
  const input = { orderId: globalId("Order", id), digits };
  const answer = await testContext.run<{ reportMyPayment: Reported }>(document, { input }, viewer);
  return { ...answer, order: answer.data?.reportMyPayment };
}
const seen = async (id: number) =>
  (
    await testContext.run<{ node: Reported }>(
      `query ($id: ID!) { node(id: $id) { ... on Order { ${FIELDS} } } }`,
      { id: globalId("Order", id) },
      ADMIN,
    )
  ).data?.node;
const transfer = (customerId: number, data: object = {}) =>
  orderRow(testContext.prisma, { customerId, paymentMethod: 3, total: 100, ...data });

describe("reportMyPayment", () => {
  it("stores the report and leaves the payment state to staff", async () => {
    const me = await customerRow(testContext.prisma);
    const { id, version } = await transfer(me.id);
    expect((await seen(id))?.paymentReport).toBeNull();
    const { order, codes } = await report(customer(me.id), id, "１２３４５");
    expect(codes).toEqual([]);
    expect(order).toEqual({
      version: version + 1,
      paymentState: "UNPAID",
      paymentReport: { at: "2026-11-21T02:00:00.000Z", digits: "12345", waits: true },
      canReportPayment: { allowed: true, reason: null },
    });
  });

  it("is settled once staff set the payment state, and pending again after a new report", async () => {
    const me = await customerRow(testContext.prisma);
    const { id } = await transfer(me.id);
    await report(customer(me.id), id, "12345");
    testContext.now = new Date("2026-11-21T03:00:00Z");
    const details = (given: object) =>
      testContext.run(
        "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
        { input: { id: globalId("Order", id), details: given } },
        ADMIN,
      );
    await details({ note: "來電" });
    expect((await seen(id))?.paymentReport?.waits).toBe(true);
    await details({ paymentState: "FAILED" });
    expect((await seen(id))?.paymentReport).toMatchObject({ digits: "12345", waits: false });
    testContext.now = new Date("2026-11-21T04:00:00Z");
    await report(customer(me.id), id, "12345");
    expect((await seen(id))?.paymentReport?.waits).toBe(true);
    testContext.now = new Date("2026-11-21T05:00:00Z");
    await details({ paymentState: "PAID" });
    expect(await seen(id)).toMatchObject({
      paymentReport: { waits: false },
      canReportPayment: { allowed: false, reason: "ORDER_STATE_FORBIDS" },
    });
  });

  it.each(["", "1234", "123456", "1234a"])("rejects %j and stores nothing", async (digits) => {
    const me = await customerRow(testContext.prisma);
    const { id, version } = await transfer(me.id);
    const { codes, params } = await report(customer(me.id), id, digits);
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect(params).toEqual({ field: "digits", contactRule: "ACCOUNT_DIGITS" });
    expect(await seen(id)).toMatchObject({ version, paymentReport: null });
  });

  it.each<[string, object, string]>([
    ["paid in another way", { paymentMethod: 4 }, "UNPAID"],
    ["that is paid", { paymentState: "PAID" }, "PAID"],
    ["of nothing", { total: 0 }, "UNPAID"],
    ["that is cancelled", { state: "CANCELLED" }, "CANCELLED"],
  ])("rejects an order %s", async (_, data, state) => {
    const me = await customerRow(testContext.prisma);
    const { id } = await transfer(me.id, data);
    const { codes, params } = await report(customer(me.id), id, "12345");
    expect(codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(params).toEqual({ state });
  });

  it("returns NOT_FOUND for other customers' orders and rejects staff", async () => {
    const [me, other] = [await customerRow(testContext.prisma), await customerRow(testContext.prisma)];
    const { id } = await transfer(other.id);
    expect((await report(customer(me.id), id, "12345")).codes).toEqual(["NOT_FOUND"]);
    expect((await report(customer(me.id), 2_147_483_647, "12345")).codes).toEqual(["NOT_FOUND"]);
    for (const viewer of [ADMIN, staff(1, "STAFF")]) {
      expect((await report(viewer, id, "12345")).order).toBeUndefined();
    }
    expect((await seen(id))?.paymentReport).toBeNull();
  });
});
