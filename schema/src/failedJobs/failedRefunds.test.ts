import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { REFUND_NOT_DONE } from "../domain/orders/recordedPayment.ts";
import { globalId } from "../ids.ts";
import { failRefund } from "../payments/settleRefund.ts";
import { customerRow, orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

const LIST = `{ failedJobs(first: 10, filter: { queues: [REFUNDS] }) { edges { node {
  id queue kind error attempts recordType recordNumber canReplay customer { name } } } } }`;
const REPLAY = "mutation ($input: ReplayFailedJobsInput!) { replayFailedJobs(input: $input) }";

let testContext: TestContext;
let orderId: number;
let paymentId: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.failedJob.deleteMany();
  const customer = await customerRow(testContext.prisma, { name: "小安" });
  orderId = (await orderRow(testContext.prisma, { customerId: customer.id, total: 300 })).id;
  const payment = await testContext.prisma.payment.create({
    data: {
      orderId,
      provider: "STRIPE",
      channel: "CARD",
      kind: "CARD",
      currency: "TWD",
      amount: 300,
      state: "CAPTURED",
      receivedAt: testContext.now,
    },
  });
  paymentId = payment.id;
});

/** Asks for a refund that then fails. */
async function failed(amount = 100, { wasRefused = true, lastError = null as string | null } = {}) {
  const { id } = await testContext.prisma.refund.create({
    data: {
      paymentId,
      amount,
      reason: "破損",
      method: "PROVIDER",
      attempts: 4,
      lastError,
      nextAttemptAt: testContext.now,
    },
  });
  await failRefund(testContext.prisma, id, { reason: "card closed", wasRefused });
  return id;
}

interface Listed {
  id: string;
  kind: string;
}
const list = async (viewer = ADMIN) =>
  (
    await testContext.run<{ failedJobs: { edges: { node: Listed }[] } }>(LIST, {}, viewer)
  ).data?.failedJobs.edges.map(({ node }) => node) ?? [];

const replay = (ids: readonly (string | undefined)[] | null) =>
  testContext.run<{ replayFailedJobs: string[] }>(REPLAY, { input: { ids } }, ADMIN);

const refunds = async () =>
  (await testContext.prisma.refund.findMany({ where: { paymentId }, orderBy: { id: "asc" } })).map(
    ({ state, amount, reason, method, attempts }) => [state, amount.toNumber(), reason, method, attempts],
  );

describe("a failed refund", () => {
  it("is in the dead-letter list with its order, once", async () => {
    const id = await failed();
    await failRefund(testContext.prisma, id, { reason: "again", wasRefused: true });
    expect(await list()).toMatchObject([
      {
        queue: "REFUNDS",
        kind: "REFUND",
        error: "card closed",
        attempts: 4,
        canReplay: true,
        recordType: "Order",
        recordNumber: orderId,
        customer: { name: "小安" },
      },
    ]);
    expect(await list(staff(1, "STAFF"))).toEqual([]);
  });

  it("is made anew by a replay, and the ledger keeps the failed one", async () => {
    await failed();
    const [entry] = await list();
    expect((await replay([entry?.id])).data).toEqual({ replayFailedJobs: [entry?.id] });
    expect(await refunds()).toEqual([
      ["FAILED", 100, "破損", "PROVIDER", 4],
      ["PENDING", 100, "破損", "PROVIDER", 0],
    ]);
    expect(await list()).toEqual([]);
    expect((await replay([entry?.id])).codes).toEqual(["NOT_FOUND"]);
  });

  it("is not replayed when the provider may have made it, or together with all other jobs", async () => {
    await failed(100, { wasRefused: false });
    const [entry] = await list();
    expect(entry).toMatchObject({ kind: "UNCONFIRMED_REFUND", canReplay: false });
    expect((await replay([entry?.id])).codes).toEqual(["CONFLICT"]);
    await failed(100, { wasRefused: false, lastError: `${REFUND_NOT_DONE}out of service` });
    expect((await list())[0]).toMatchObject({ kind: "REFUND", canReplay: true });
    expect((await replay(null)).data).toEqual({ replayFailedJobs: [] });
    expect(await list()).toHaveLength(2);
    expect((await refunds()).map(([state]) => state)).toEqual(["FAILED", "FAILED"]);
  });

  it("leaves the list when staff refund the payment otherwise", async () => {
    await failed();
    const [entry] = await list();
    const input = {
      paymentId: globalId("Payment", paymentId),
      amount: "100",
      reason: "現金",
      method: "MANUAL",
    };
    const { codes } = await testContext.run(
      "mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }",
      { input },
      ADMIN,
    );
    expect(codes).toEqual([]);
    expect(await list()).toEqual([]);
    expect((await replay([entry?.id])).codes).toEqual(["NOT_FOUND"]);
  });

  it("is refused when the payment no longer has as much to return", async () => {
    await failed(200);
    const [entry] = await list();
    await testContext.prisma.refund.create({
      data: { paymentId, amount: 150, reason: "自動", method: "PROVIDER", nextAttemptAt: testContext.now },
    });
    expect((await replay([entry?.id])).codes).toEqual(["INVALID_INPUT"]);
    expect(await list()).toHaveLength(1);
    expect(await refunds()).toHaveLength(2);
  });

  it("is replayed once by two users at the same moment", async () => {
    await failed(100);
    const [entry] = await list();
    const results = await Promise.all([replay([entry?.id]), replay([entry?.id])]);
    expect(results.map(({ codes }) => codes[0] ?? null).toSorted()).toEqual(["NOT_FOUND", null]);
    expect((await refunds()).filter(([state]) => state === "PENDING")).toHaveLength(1);
  });

  it("is refunded once when one user replays it and another refunds the order", async () => {
    await failed(300);
    const [entry] = await list();
    const input = { paymentId: globalId("Payment", paymentId), amount: "300", reason: "破損" };
    await Promise.all([
      replay([entry?.id]),
      testContext.run(
        "mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }",
        { input },
        ADMIN,
      ),
    ]);
    expect((await refunds()).filter(([state]) => state === "PENDING")).toHaveLength(1);
    expect(await list()).toEqual([]);
  });
});
