import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveUpPayment } from "../payments/advancePayment.ts";
import { giveUpShipment } from "../shop/carriers/reconcileShipment.ts";
import { customerRow, orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

const LIST = `query ($queues: [JobQueue!]) { failedJobs(first: 10, filter: { queues: $queues }) { edges { node {
  id queue kind error attempts recordType recordNumber canReplay customer { name } } } } }`;
const REPLAY = "mutation ($input: ReplayFailedJobsInput!) { replayFailedJobs(input: $input) }";

let testContext: TestContext;
let orderId: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.failedJob.deleteMany();
  const customer = await customerRow(testContext.prisma, { name: "小安" });
  orderId = (await orderRow(testContext.prisma, { customerId: customer.id, total: 300 })).id;
});

async function list(queue: "PAYMENTS" | "PARCELS") {
  const { data } = await testContext.run<{ failedJobs: { edges: { node: { id: string } }[] } }>(
    LIST,
    { queues: [queue] },
    ADMIN,
  );
  return data?.failedJobs.edges.map(({ node }) => node) ?? [];
}

const replayAll = () =>
  testContext.run<{ replayFailedJobs: string[] }>(REPLAY, { input: { ids: null } }, ADMIN);

const pendingPayment = (requested: "CAPTURE" | "VOID" | null) =>
  testContext.prisma.payment.create({
    data: {
      orderId,
      provider: "STRIPE",
      channel: "CARD",
      kind: "CARD",
      currency: "TWD",
      amount: 300,
      state: requested === null ? "PENDING" : "AUTHORIZED",
      requested,
      queries: 2000,
      nextQueryAt: testContext.now,
    },
  });

describe("a payment that the last query did not settle", () => {
  it.each([
    [null, "PAYMENT_QUERY"],
    ["CAPTURE", "CAPTURE"],
    ["VOID", "VOID"],
  ] as const)(
    "is in the dead-letter list once (requested: %s), and is queried again by a replay",
    async (requested, kind) => {
      const { id } = await pendingPayment(requested);
      await giveUpPayment(testContext.prisma, id, "no connection");
      await giveUpPayment(testContext.prisma, id, "again");
      const jobs = await list("PAYMENTS");
      expect(jobs).toMatchObject([
        {
          queue: "PAYMENTS",
          kind,
          error: "no connection",
          attempts: 2000,
          canReplay: true,
          recordType: "Order",
          recordNumber: orderId,
          customer: { name: "小安" },
        },
      ]);
      const stopped = { nextQueryAt: null, queries: 2000, requested };
      expect(await testContext.prisma.payment.findUnique({ where: { id } })).toMatchObject(stopped);
      expect((await replayAll()).data).toEqual({ replayFailedJobs: jobs.map((job) => job.id) });
      const queried = { nextQueryAt: expect.any(Date), queries: 0, requested };
      expect(await testContext.prisma.payment.findUnique({ where: { id } })).toMatchObject(queried);
      expect(await list("PAYMENTS")).toEqual([]);
    },
  );
});

describe("a parcel whose arrival was never reported", () => {
  it("is in the dead-letter list, and is queried again by a replay", async () => {
    const parcel = await testContext.prisma.parcel.create({ data: { orderId, state: "SHIPPED" } });
    const { id } = await testContext.prisma.shipment.create({
      data: {
        parcelId: parcel.id,
        carrier: "ECPAY",
        reference: `M${parcel.id}`,
        chain: "UNIMART",
        storeCode: "131386",
        goodsAmount: 300,
        queries: 500,
        nextQueryAt: testContext.now,
      },
    });
    await giveUpShipment(testContext.prisma, id, "no connection");
    expect(await list("PARCELS")).toMatchObject([
      {
        queue: "PARCELS",
        kind: "PARCEL_QUERY",
        error: "no connection",
        attempts: 500,
        canReplay: true,
        recordType: "Order",
        recordNumber: orderId,
        customer: { name: "小安" },
      },
    ]);
    expect(await testContext.prisma.shipment.findUnique({ where: { id } })).toMatchObject({
      nextQueryAt: null,
    });
    await replayAll();
    const queried = { nextQueryAt: expect.any(Date), queries: 0 };
    expect(await testContext.prisma.shipment.findUnique({ where: { id } })).toMatchObject(queried);
    expect(await list("PARCELS")).toEqual([]);
  });
});
