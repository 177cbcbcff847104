import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { appointmentRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { bookablePerson, clearSalon } from "../../testing/querySlots.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
  testContext.now = new Date("2026-11-22T04:00:00Z");
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await clearSalon(testContext.prisma);
  me = (await customerRow(testContext.prisma)).id;
});

const DOCUMENT = `query ($from: Day!, $to: Day!) { bookableDays(from: $from, to: $to) { date availability } }`;

const ask = (viewer: Viewer, range = { from: "2026-12-01", to: "2026-12-03" }) =>
  testContext.run<{ bookableDays: { date: string; availability: string | null }[] }>(DOCUMENT, range, viewer);

async function availability(range?: { from: string; to: string }) {
  const { data, messages } = await ask(customer(me), range);
  expect(messages).toEqual([]);
  return data?.bookableDays.map((day) => day.availability);
}

it("days are free, few, or full by the starts that are left, and null without shifts", async () => {
  const service = await serviceRow(testContext.prisma);
  const days = ["2026-12-01", "2026-12-02"];
  const [amy, bob] = [
    await bookablePerson(testContext.prisma, service.id, days),
    await bookablePerson(testContext.prisma, service.id, days),
  ];
  const take = (staffMemberId: number | null, hour: number) =>
    appointmentRow(testContext.prisma, { staffMemberId, serviceId: service.id, day: "2026-12-01", hour });
  expect(await availability()).toEqual(["FREE", "FREE", null]);
  for (const hour of [10, 14]) await take(amy.id, hour);
  expect(await availability()).toEqual(["FREE", "FREE", null]);
  for (const hour of [10, 14]) await take(hour === 10 ? null : bob.id, hour);
  expect(await availability()).toEqual(["FEW", "FREE", null]);
  for (const { id } of [amy, bob]) await take(id, 18);
  expect(await availability()).toEqual(["FULL", "FREE", null]);
});

it("today and days after the booking window are null, and a closure is not full", async () => {
  const service = await serviceRow(testContext.prisma);
  await bookablePerson(testContext.prisma, service.id, ["2026-11-22", "2026-11-23", "2026-12-31"]);
  expect(await availability({ from: "2026-11-22", to: "2026-11-23" })).toEqual([null, "FREE"]);
  expect(await availability({ from: "2026-12-31", to: "2027-01-01" })).toEqual(["FREE", null]);
  await testContext.prisma.storeClosure.create({
    data: {
      startsAt: new Date("2026-11-23T00:00:00+08:00"),
      endsAt: new Date("2026-11-24T00:00:00+08:00"),
      note: "",
    },
  });
  expect(await availability({ from: "2026-11-23", to: "2026-11-23" })).toEqual([null]);
});

it("only customers who may book see days", async () => {
  for (const viewer of [ANONYMOUS, ADMIN]) expect((await ask(viewer)).codes).toEqual(["UNAUTHENTICATED"]);
  await testContext.prisma.customerBlock.create({ data: { customerId: me } });
  expect((await ask(customer(me))).codes).toEqual(["CUSTOMER_BLOCKED"]);
});

it("refuses more than 62 days", async () => {
  const range = { from: "2026-12-01", to: "2027-02-01" };
  expect((await ask(customer(me), range)).codes).toEqual(["INVALID_INPUT"]);
});
