import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerRow, orderRow, product } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const DOCUMENT = `query ($first: Int) { today {
  day visits bookedValue
  takings { today yesterday lastSevenDays sameWeekdayBefore days { day net } }
  attention { reportedPayments ordersDue items(first: $first) {
    reason isLate order { number } appointment { number } product { name } } }
  schedule { openDay people { staffMember { name } working { startsAt endsAt } timeOff { startsAt endsAt } }
    items { serviceName staffMember { name } appointment { number } } }
} }`;

interface Data {
  today: {
    day: string;
    visits: number;
    bookedValue: string;
    takings: Record<string, unknown> & { days: unknown[] };
    attention: {
      reportedPayments: number;
      ordersDue: number;
      items: {
        reason: string;
        isLate: boolean;
        order: { number: number } | null;
        appointment: { number: number } | null;
        product: { name: string } | null;
      }[];
    };
    schedule: { openDay: string | null; people: unknown[]; items: unknown[] };
  };
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  // 10:00 on Saturday, November 21, in Taipei.
  testContext.now = new Date("2026-11-21T02:00:00Z");
});
afterAll(() => testContext?.close());
beforeEach(async () => {
  const { prisma } = testContext;
  await prisma.appointment.deleteMany();
  await prisma.orderLine.deleteMany();
  await prisma.order.deleteMany();
  await prisma.product.deleteMany();
});

async function today(first = 12): Promise<Data["today"]> {
  const { data, messages } = await testContext.run<Data>(DOCUMENT, { first }, ADMIN);
  expect(messages).toEqual([]);
  return (data as Data).today;
}

const appointment = (
  startsAt: string,
  data: { state?: "PENDING" | "CONFIRMED" | "CANCELLED"; staffMemberId?: number } = {},
) => {
  const start = new Date(startsAt);
  const endsAt = new Date(start.getTime() + 3_600_000);
  const { staffMemberId = null, state = "CONFIRMED" } = data;
  return testContext.prisma.appointment.create({
    data: {
      customerName: "安",
      source: "MANUAL",
      state,
      startsAt: start,
      endsAt,
      items: {
        create: {
          serviceName: "剪髮",
          serviceMinutes: 60,
          servicePrice: 800,
          startsAt: start,
          endsAt,
          staffMemberId,
        },
      },
    },
  });
};

describe("the takings", () => {
  it("are sums of the days of the store's time zone, without booked appointments", async () => {
    const payment = (receivedAt: string, amount: number) =>
      testContext.prisma.payment.create({ data: { kind: "CASH", state: "CAPTURED", amount, receivedAt } });
    await payment("2026-11-20T16:00:00Z", 100);
    await payment("2026-11-20T15:59:59Z", 50);
    await payment("2026-11-14T03:00:00Z", 7);
    await payment("2026-11-13T15:00:00Z", 9000);
    const { id } = await payment("2026-11-16T03:00:00Z", 20);
    await testContext.prisma.refund.create({
      data: { paymentId: id, amount: 20, state: "DONE", doneAt: new Date("2026-11-21T01:00:00Z") },
    });
    await appointment("2026-11-21T05:00:00Z");
    await appointment("2026-11-21T06:00:00Z", { state: "PENDING" });
    await appointment("2026-11-21T07:00:00Z", { state: "CANCELLED" });
    await appointment("2026-11-21T16:00:00Z");
    const { day, takings, visits, bookedValue } = await today();
    const { days, ...sums } = takings;
    expect(sums).toEqual({ today: "80", yesterday: "50", lastSevenDays: "150", sameWeekdayBefore: "7" });
    expect(days).toHaveLength(8);
    expect([day, visits, bookedValue]).toEqual(["2026-11-21", 2, "1600"]);
  });
});

describe("what needs attention", () => {
  it("is listed by urgency, with a reason, up to the requested number", async () => {
    const { prisma } = testContext;
    const paymentReportedAt = new Date("2026-11-21T01:00:00Z");
    const reported = await orderRow(prisma, {
      paymentMethod: 3,
      paymentReportedAt,
      paymentReportDigits: "12345",
    });
    await orderRow(prisma, {
      paymentMethod: 3,
      paymentReportedAt,
      paymentReportDigits: "12345",
      paymentRecordedAt: new Date("2026-11-21T01:30:00Z"),
    });
    await orderRow(prisma, {
      paymentMethod: 3,
      paymentReportedAt,
      paymentReportDigits: "12345",
      state: "CANCELLED",
    });
    const late = await orderRow(prisma, { expectedDeliveryDate: new Date("2026-11-19T16:00:00Z") });
    const due = await orderRow(prisma, { expectedDeliveryDate: new Date("2026-11-20T16:00:00Z") });
    await orderRow(prisma, { expectedDeliveryDate: new Date("2026-11-21T16:00:00Z") });
    await orderRow(prisma, { expectedDeliveryDate: new Date("2026-11-19T16:00:00Z"), state: "COMPLETE" });
    const moved = { deliveryDate: new Date("2026-11-29T16:00:00Z"), deliveryDateSetAt: testContext.now };
    await orderRow(prisma, { expectedDeliveryDate: new Date("2026-11-19T16:00:00Z"), ...moved });
    const pending = await appointment("2026-11-21T05:00:00Z", { state: "PENDING" });
    await product(prisma, { name: "three", stock: 3 });
    await product(prisma, { name: "none", stock: 0 });
    await product(prisma, { name: "six", stock: 6 });
    await product(prisma, { name: "off", stock: 0, state: "FROZEN" });
    const overpaid = await orderRow(prisma, { state: "CANCELLED", overpaid: 80 });
    const { attention } = await today();
    expect([attention.reportedPayments, attention.ordersDue]).toEqual([1, 2]);
    const shown = attention.items.map(({ reason, isLate, order, appointment: visit, product: one }) => [
      ...[reason, isLate],
      order?.number ?? visit?.number ?? one?.name,
    ]);
    expect(shown).toEqual([
      ["ORDER_DUE", true, late.id],
      ["ORDER_DUE", false, due.id],
      ["PAYMENT_REPORTED", false, reported.id],
      ["APPOINTMENT_PENDING", false, pending.id],
      ["ORDER_OVERPAID", false, overpaid.id],
      ["STOCK_LOW", false, "none"],
      ["STOCK_LOW", false, "three"],
    ]);
    expect((await today(2)).attention.items).toHaveLength(2);
  });

  it("refuses an impossible number of entries", async () => {
    for (const first of [0, 101])
      expect((await testContext.run(DOCUMENT, { first }, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
  });
});

describe("the schedule", () => {
  it("shows confirmed shifts without closures, time off, visits, and the next open day", async () => {
    const { prisma } = testContext;
    const { id } = await prisma.staffMember.create({
      data: { username: "emi", passwordHash: "x", name: "Emi", role: "STAFF" },
    });
    const template = await prisma.shiftTemplate.create({
      data: { name: "早", startMinute: 600, endMinute: 1140 },
    });
    const date = new Date("2026-11-21T00:00:00Z");
    await prisma.shiftAssignment.create({
      data: { staffMemberId: id, shiftTemplateId: template.id, date, state: "CONFIRMED" },
    });
    await prisma.shiftAssignment.create({ data: { staffMemberId: 1, shiftTemplateId: template.id, date } });
    await prisma.staffTimeOff.create({
      data: {
        staffMemberId: id,
        startsAt: new Date("2026-11-21T04:00:00Z"),
        endsAt: new Date("2026-11-21T05:00:00Z"),
      },
    });
    await prisma.storeClosure.create({
      data: { startsAt: new Date("2026-11-21T09:00:00Z"), endsAt: new Date("2026-11-22T02:00:00Z") },
    });
    const visit = await appointment("2026-11-21T02:30:00Z", { staffMemberId: id });
    const { schedule } = await today();
    expect(schedule).toEqual({
      openDay: "2026-11-21",
      people: [
        {
          staffMember: { name: "Emi" },
          working: [{ startsAt: "2026-11-21T02:00:00.000Z", endsAt: "2026-11-21T09:00:00.000Z" }],
          timeOff: [{ startsAt: "2026-11-21T04:00:00.000Z", endsAt: "2026-11-21T05:00:00.000Z" }],
        },
      ],
      items: [{ serviceName: "剪髮", staffMember: { name: "Emi" }, appointment: { number: visit.id } }],
    });
    await prisma.storeClosure.create({
      data: { startsAt: new Date("2026-11-20T00:00:00Z"), endsAt: new Date("2026-11-23T00:00:00Z") },
    });
    expect((await today()).schedule.openDay).toBe("2026-11-23");
  });
});

describe("the current day", () => {
  it("is readable by admins only", async () => {
    const owner = await customerRow(testContext.prisma);
    for (const viewer of [staff(1, "STAFF"), customer(owner.id)])
      expect((await testContext.run("{ today { day } }", {}, viewer)).data).toBeNull();
  });
});
