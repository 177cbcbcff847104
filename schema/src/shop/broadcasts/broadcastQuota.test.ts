import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { appointmentRow } from "../../testing/bookingFixtures.ts";
import { customerRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const SEND = "mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { state recipients } }";
const TEST = "mutation ($input: SendTestBroadcastInput!) { sendTestBroadcast(input: $input) { name } }";
const REACH = "{ broadcastReach { recipients remaining waiting reminders floor available fits pictures } }";
const ASKED = new Date("2026-11-21T01:59:30Z");

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.outboxMessage.deleteMany();
  await testContext.prisma.broadcast.deleteMany();
  await testContext.prisma.appointment.deleteMany();
  await testContext.prisma.customer.deleteMany();
  await store(testContext.prisma, { broadcastFloor: 0, notices: ["APPOINTMENT_REMINDER"] });
  testContext.quota = null;
  testContext.quotaAsOf = ASKED;
});

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => customerRow(testContext.prisma)));
const send = (input: object = {}) => testContext.run(SEND, { input: { text: "新茶", ...input } }, ADMIN);
const reach = async () =>
  (await testContext.run<{ broadcastReach: object }>(REACH, {}, ADMIN)).data?.broadcastReach;

/** Creates an appointment of a new customer, booked long before. */
async function appointment(customerId: number, day: string, state: "PENDING" | "CONFIRMED" | "CANCELLED") {
  const { id } = await appointmentRow(testContext.prisma, {
    staffMemberId: null,
    serviceId: null,
    day,
    hour: 14,
    state,
  });
  const createdAt = new Date("2026-11-01T00:00:00Z");
  return testContext.prisma.appointment.update({ where: { id }, data: { customerId, createdAt } });
}

describe("a broadcast and LINE's monthly quota", () => {
  it("uses the last message, but no more", async () => {
    await people(3);
    testContext.quota = 3;
    expect((await send()).codes).toEqual([]);
    await testContext.prisma.outboxMessage.deleteMany();
    testContext.quota = 2;
    const refused = await send();
    expect(refused.codes).toEqual(["LINE_QUOTA_EXHAUSTED"]);
    expect(refused.params).toEqual({ messages: { need: 3, left: 2 } });
    expect(await testContext.prisma.broadcast.count()).toBe(1);
  });

  it("leaves queued messages, upcoming reminders and the reserve", async () => {
    const [one, two, far] = (await people(4)).map(({ id }) => id) as [number, number, number];
    await testContext.prisma.customer.update({ where: { id: far }, data: { reachable: false } });
    await appointment(one, "2026-11-25", "CONFIRMED");
    await appointment(two, "2026-11-26", "PENDING");
    await appointment(one, "2026-11-27", "CANCELLED");
    await appointment(far, "2026-11-25", "CONFIRMED");
    await appointment(two, "2026-12-05", "CONFIRMED");
    await store(testContext.prisma, { broadcastFloor: 4 });
    const row = (data: object) =>
      testContext.prisma.outboxMessage.create({ data: { kind: "ORDER_RECEIVED", data: {}, ...data } });
    await row({});
    await row({ state: "SENT", sentAt: ASKED, recipients: 7 });
    await row({ state: "SENT", sentAt: new Date(ASKED.getTime() - 1), recipients: 100 });
    await row({ state: "FAILED", sentAt: ASKED, recipients: 100 });
    testContext.quota = 17;
    expect(await reach()).toEqual({
      recipients: 3,
      remaining: 17,
      waiting: 8,
      reminders: 2,
      floor: 4,
      available: 3,
      fits: true,
      pictures: true,
    });
    expect((await send()).codes).toEqual([]);
    expect(await reach()).toMatchObject({ waiting: 11, available: 0, fits: false });
  });

  it("does not count queued reminders, or any while the store has disabled them", async () => {
    const [me] = await people(1);
    const soon = await appointment(me?.id ?? 0, "2026-11-22", "CONFIRMED");
    expect(await reach()).toMatchObject({ reminders: 1, waiting: 0 });
    const uniqueKey = `reminder:${soon.id}:${soon.startsAt.toISOString()}`;
    await testContext.prisma.outboxMessage.create({
      data: { kind: "APPOINTMENT_REMINDER", data: {}, uniqueKey },
    });
    expect(await reach()).toMatchObject({ reminders: 0, waiting: 1 });
    await testContext.prisma.outboxMessage.deleteMany();
    await store(testContext.prisma, { notices: [] });
    expect(await reach()).toMatchObject({ reminders: 0 });
  });

  it("is not limited when no limit is known", async () => {
    await people(2);
    await store(testContext.prisma, { broadcastFloor: 1000 });
    expect(await reach()).toMatchObject({ remaining: null, available: null, fits: true });
    expect((await send()).codes).toEqual([]);
  });

  it("of ten concurrent ones exactly those succeed that fit", async () => {
    await people(4);
    testContext.quota = 14;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(3);
    expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(["LINE_QUOTA_EXHAUSTED"]));
    const { _sum } = await testContext.prisma.outboxMessage.aggregate({ _sum: { recipients: true } });
    expect(_sum.recipients).toBe(12);
  });

  it("is checked when it is scheduled for this month, but not for another month", async () => {
    await people(1);
    testContext.quota = 0;
    expect((await send({ scheduledAt: "2026-11-30T14:59:59Z" })).codes).toEqual(["LINE_QUOTA_EXHAUSTED"]);
    expect((await send({ scheduledAt: "2026-11-30T15:00:00Z" })).codes).toEqual([]);
  });
});

describe("a test broadcast", () => {
  const mine = (customerId: string | null) =>
    testContext.run(
      "mutation ($input: SetMyLineCustomerInput!) { setMyLineCustomer(input: $input) { lineCustomer { name } } }",
      { input: { customerId } },
      ADMIN,
    );
  const test = (input: object = {}) => testContext.run(TEST, { input: { text: "新茶", ...input } }, ADMIN);

  it("is sent to the sender's own stored account and creates no broadcast", async () => {
    const me = await customerRow(testContext.prisma, { name: "店長本人" });
    expect((await test()).codes).toEqual(["NOT_FOUND"]);
    expect((await mine(globalId("Customer", me.id))).data).toEqual({
      setMyLineCustomer: { lineCustomer: { name: "店長本人" } },
    });
    expect((await test()).data).toEqual({ sendTestBroadcast: { name: "店長本人" } });
    expect(await testContext.prisma.outboxMessage.findMany()).toMatchObject([
      {
        kind: "TEST_BROADCAST",
        recipients: 1,
        customerId: me.id,
        data: { text: "新茶", imageHash: null, products: [] },
      },
    ]);
    expect(await testContext.prisma.broadcast.count()).toBe(0);
    expect((await mine(null)).data).toEqual({ setMyLineCustomer: { lineCustomer: null } });
  });

  it("uses one message of the rest, regardless of reminders and the reserve", async () => {
    const me = await customerRow(testContext.prisma);
    await mine(globalId("Customer", me.id));
    await store(testContext.prisma, { broadcastFloor: 1000 });
    testContext.quota = 1;
    expect((await test()).codes).toEqual([]);
    expect((await test()).params).toEqual({ messages: { need: 1, left: 0 } });
  });

  it("is rejected without content, and for a deleted customer", async () => {
    const me = await customerRow(testContext.prisma);
    await mine(globalId("Customer", me.id));
    expect((await test({ text: " " })).codes).toEqual(["INVALID_INPUT"]);
    await testContext.prisma.customer.update({ where: { id: me.id }, data: { deletedAt: new Date() } });
    expect((await test()).codes).toEqual(["NOT_FOUND"]);
    expect((await mine(globalId("Customer", me.id))).codes).toEqual(["NOT_FOUND"]);
  });
});
