import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf, customerRow, product, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";
import { startBroadcast } from "./startBroadcast.ts";

const SEND =
  "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { id state scheduledAt recipients finishedAt } }";
const CANCEL = "mutation ($input: CancelBroadcastInput!) { cancelBroadcast(input: $input) { state } }";
const NOW = new Date("2026-11-21T02:00:00Z");
const AT = "2026-11-21T04:00:00.000Z";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.broadcast.deleteMany();
  await testContext.prisma.customer.deleteMany();
  testContext.now = NOW;
  testContext.quota = null;
});

type Sent = { sendBroadcast: { id: string } };
const send = (input: object = {}) =>
  testContext.run<Sent>(SEND, { input: { text: "新茶", scheduledAt: AT, ...input } }, ADMIN);
/** Starts the due broadcasts as a worker does, and returns their number. */
async function start(): Promise<number> {
  const due = await testContext.prisma.broadcast.findMany({
    where: { state: "SCHEDULED", scheduledAt: { lte: testContext.now } },
  });
  const started = await Promise.all(due.map(({ id }) => startBroadcast(testContext.context(ADMIN), id)));
  return started.filter((one) => one).length;
}
const broadcast = () => testContext.prisma.broadcast.findFirstOrThrow({ orderBy: { id: "desc" } });
const parts = () => testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } });

/** Takes a product off sale. */
const off = (id: number) => testContext.prisma.product.update({ where: { id }, data: { state: "FROZEN" } });

describe("a scheduled broadcast", () => {
  it("waits, and is sent to its audience at the time of the start", async () => {
    await customerRow(testContext.prisma);
    expect((await send()).data).toMatchObject({
      sendBroadcast: { state: "SCHEDULED", scheduledAt: AT, recipients: 1, finishedAt: null },
    });
    await customerRow(testContext.prisma);
    testContext.now = new Date("2026-11-21T03:59:59.999Z");
    expect(await start()).toBe(0);
    testContext.now = new Date(AT);
    expect(await start()).toBe(1);
    expect(await broadcast()).toMatchObject({ state: "QUEUED", recipients: 2 });
    expect(await parts()).toMatchObject([{ kind: "BROADCAST", recipients: 2 }]);
  });

  it("starts once, even when late and started by eight processes at once", async () => {
    await customerRow(testContext.prisma);
    for (let count = 0; count < 3; count++) await send();
    testContext.now = new Date("2026-11-24T00:00:00Z");
    const counts = await Promise.all(Array.from({ length: 8 }, start));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await parts()).toHaveLength(3);
  });

  it.each([
    ["2026-11-21T02:00:59.999Z", ["INVALID_INPUT"]],
    ["2026-11-21T02:01:00Z", []],
    ["2027-01-20T02:00:00Z", []],
    ["2027-01-20T02:00:00.001Z", ["INVALID_INPUT"]],
  ])("at %s, which must be 1 minute to 60 days ahead, has the errors %j", async (scheduledAt, codes) => {
    expect((await send({ scheduledAt })).codes).toEqual(codes);
  });

  it("can be cancelled until it starts", async () => {
    await customerRow(testContext.prisma);
    const id = (await send()).data?.sendBroadcast.id;
    const cancel = () => testContext.run(CANCEL, { input: { id } }, ADMIN);
    expect((await cancel()).data).toEqual({ cancelBroadcast: { state: "CANCELLED" } });
    expect((await cancel()).codes).toEqual(["CONFLICT"]);
    testContext.now = new Date(AT);
    expect(await start()).toBe(0);
    const { id: row } = await broadcast();
    expect(await auditOf(testContext.prisma, "Broadcast", row)).toMatchObject([
      { action: "SEND" },
      { action: "CANCEL" },
    ]);
  });

  it("is either started or cancelled, never both", async () => {
    await customerRow(testContext.prisma);
    for (let round = 0; round < 10; round++) {
      testContext.now = NOW;
      const id = (await send()).data?.sendBroadcast.id;
      testContext.now = new Date(AT);
      const [started, cancelled] = await Promise.all([
        start(),
        testContext.run(CANCEL, { input: { id } }, ADMIN),
      ]);
      const { id: row, state } = await broadcast();
      expect([started, cancelled.codes, state]).toEqual(
        state === "QUEUED" ? [1, ["CONFLICT"], "QUEUED"] : [0, [], "CANCELLED"],
      );
      expect(await testContext.prisma.outboxMessage.count({ where: { broadcastId: row } })).toBe(started);
    }
  });

  it("is checked against the quota that is left when it starts", async () => {
    await customerRow(testContext.prisma);
    await send();
    testContext.quota = 0;
    testContext.now = new Date(AT);
    expect(await start()).toBe(1);
    expect(await broadcast()).toMatchObject({
      state: "FAILED",
      lastError: "LINE_QUOTA_EXHAUSTED",
      finishedAt: testContext.now,
    });
    expect(await parts()).toEqual([]);
  });

  it("without recipients is finished when it starts", async () => {
    await send();
    testContext.now = new Date(AT);
    await start();
    expect(await broadcast()).toMatchObject({ state: "SENT", recipients: 0, finishedAt: testContext.now });
  });
});

describe("the cards of a scheduled broadcast", () => {
  const cardsOf = async () => JSON.stringify((await parts()).map(({ data }) => data));

  it("leave out products that are no longer on sale", async () => {
    await customerRow(testContext.prisma);
    const [kept, gone] = [await product(testContext.prisma), await product(testContext.prisma)];
    await send({ text: "", productIds: [gone, kept].map(({ id }) => globalId("Product", id)) });
    await off(gone.id);
    testContext.now = new Date(AT);
    await start();
    expect(await cardsOf()).toContain(kept.name);
    expect(await cardsOf()).not.toContain(gone.name);
  });

  it("cause a failure with the reason when no content is left", async () => {
    await customerRow(testContext.prisma);
    const tea = await product(testContext.prisma);
    await send({ text: "", productIds: [globalId("Product", tea.id)] });
    await off(tea.id);
    testContext.now = new Date(AT);
    await start();
    expect(await broadcast()).toMatchObject({ state: "FAILED", lastError: "PRODUCT_NOT_ON_SALE" });
  });
});

describe("the content of a broadcast", () => {
  const PICTURE = btoa("any bytes: the test keeps them as they are");
  const now = { scheduledAt: null };

  it("has cards in the recipient's language, and the image", async () => {
    for (const language of ["jp", "en", null, "jp"]) await customerRow(testContext.prisma, { language });
    const tea = await product(testContext.prisma);
    const { codes } = await send({ ...now, image: PICTURE, productIds: [globalId("Product", tea.id)] });
    expect(codes).toEqual([]);
    const sent = await parts();
    expect(sent.map(({ recipients }) => recipients).sort()).toEqual([1, 1, 2]);
    expect(sent.map(({ language }) => language).sort()).toEqual(["cn", "en", "jp"]);
    expect(sent[0]?.data).toMatchObject({
      text: "新茶",
      imageHash: expect.any(String),
      products: [{ id: tea.id, name: tea.name }],
    });
  });

  it("contains only complete characters", async () => {
    await customerRow(testContext.prisma);
    expect((await send({ ...now, text: "茶\ud83c" })).codes).toEqual(["INVALID_INPUT"]);
    expect((await send({ ...now, text: "茶\0" })).codes).toEqual(["INVALID_INPUT"]);
    expect((await send({ ...now, idempotencyKey: "k\0" })).codes).toEqual(["INVALID_INPUT"]);
  });

  it("has no image when LINE could not load it", async () => {
    testContext.shopAddress = { publicUrl: "http://shop.example", liffId: null };
    const refused = await send({ ...now, image: PICTURE });
    testContext.shopAddress = { publicUrl: "https://shop.example", liffId: null };
    expect([refused.codes, refused.params]).toEqual([["INVALID_INPUT"], { field: "image" }]);
  });

  it("has at most 12 products, all on sale", async () => {
    const teas = await Promise.all(Array.from({ length: 13 }, () => product(testContext.prisma)));
    const productIds = teas.map(({ id }) => globalId("Product", id));
    expect((await send({ ...now, productIds: productIds.slice(0, 12) })).codes).toEqual([]);
    expect((await send({ ...now, productIds })).codes).toEqual(["INVALID_INPUT"]);
    await off(teas[0]?.id ?? 0);
    const refused = await send({ ...now, productIds: productIds.slice(0, 2) });
    expect([refused.codes, refused.params]).toEqual([["PRODUCT_NOT_ON_SALE"], { products: [teas[0]?.name] }]);
    expect((await send({ ...now, productIds: [globalId("Product", 9999)] })).codes).toEqual(["NOT_FOUND"]);
  });
});
