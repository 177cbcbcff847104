import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  actAs,
  bookable,
  book as bookFor,
  clearBooks,
  clock,
  DAY,
  id,
  offer,
  type Person,
  type RequestedLine,
} from "../../testing/bookable.ts";
import { serviceRow } from "../../testing/bookingFixtures.ts";
import { auditOf, customerRow, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
  me = (await customerRow(testContext.prisma)).id;
});

const book = (startsAt: string, lines: readonly RequestedLine[], more: object = {}) =>
  bookFor(testContext, me, startsAt, lines, more);
const count = () => testContext.prisma.appointment.count();

describe("bookAppointment", () => {
  it("takes three statements, with or without a key, including the notification", async () => {
    await store(testContext.prisma);
    const { service, people } = await bookable(testContext.prisma, { count: 9 });
    const took = async (lines: readonly RequestedLine[], more: object = {}) => {
      const before = testContext.statements.length;
      const { codes } = await testContext.run(
        "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id number state startsAt } }",
        {
          input: {
            customerName: "小美",
            customerPhone: "0912000000",
            startsAt: clock("10:00"),
            ...more,
            lines: lines.map((line) => ({
              serviceId: id("Service", line.service),
              staffMemberId: id("StaffMember", line.by ?? null),
            })),
          },
        },
        customer(me),
      );
      expect(codes).toEqual([]);
      return testContext.statements.slice(before);
    };
    const messages = await testContext.prisma.outboxMessage.count();
    // The first booking stores the customer's phone and language.
    expect(await took([{ service }])).toHaveLength(3);
    const [first, second, write = ""] = await took([{ service, by: people[0] as Person }, { service }], {
      idempotencyKey: "k",
    });
    expect([first, second].filter((sql) => /INSERT|UPDATE/.test(sql ?? ""))).toEqual([]);
    expect(write).toContain('INSERT INTO "BookingDay"');
    expect(await testContext.prisma.outboxMessage.count()).toBe(messages + 2);
  });

  it("is limited by the store, with the limit's number", async () => {
    await store(testContext.prisma);
    await testContext.prisma.store.update({
      where: { id: 1 },
      data: { maxOpenAppointments: 2, maxOverlappingAppointments: 1 },
    });
    const { service } = await bookable(testContext.prisma, { count: 9 });
    expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    const overlapping = await book(clock("10:00"), [{ service }]);
    expect([overlapping.codes, overlapping.params]).toEqual([
      ["BOOKING_LIMIT"],
      { limit: { of: "OVERLAPPING_APPOINTMENTS", most: 1 } },
    ]);
    expect((await book(clock("14:00"), [{ service }])).codes).toEqual([]);
    const third = await book(clock("18:00"), [{ service }]);
    expect([third.codes, third.params]).toEqual([
      ["BOOKING_LIMIT"],
      { limit: { of: "OPEN_APPOINTMENTS", most: 2 } },
    ]);
    await testContext.prisma.appointment.updateMany({ data: { state: "CANCELLED" } });
    expect((await book(clock("18:00"), [{ service }])).codes).toEqual([]);
  });

  it("creates a pending appointment from the chat that ends by the services' current durations", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const other = await serviceRow(testContext.prisma, {
      name: "睫毛",
      durationMinutes: 90,
      price: "1280.5",
    });
    await offer(testContext.prisma, people[0] as Person, other);
    const { row, codes } = await book(clock("10:00"), [{ service }, { service: other, note: " 淡 " }], {
      note: "  第一次  ",
    });
    expect(codes).toEqual([]);
    expect(row).toMatchObject({
      customerName: "小美",
      customerPhone: "0912000000",
      source: "CHAT_APP",
      state: "PENDING",
      startsAt: clock("10:00"),
      endsAt: clock("12:30"),
      note: "第一次",
      version: 1,
      items: [
        { serviceMinutes: 60, startsAt: clock("10:00"), endsAt: clock("11:00"), staffMember: null },
        {
          serviceName: "睫毛",
          serviceMinutes: 90,
          servicePrice: "1280.5",
          startsAt: clock("11:00"),
          endsAt: clock("12:30"),
          note: "淡",
        },
      ],
    });
    const kept = await testContext.prisma.appointment.findFirstOrThrow();
    expect(kept.customerId).toBe(me);
    expect(await auditOf(testContext.prisma, "Appointment", kept.id)).toEqual([]);
  });

  it("keeps the booked values when the service changes later", async () => {
    const { service } = await bookable(testContext.prisma);
    const { row } = await book(clock("10:00"), [{ service }]);
    await testContext.prisma.service.update({ where: { id: service.id }, data: { name: "新", price: 1 } });
    const items = await testContext.prisma.appointmentItem.findMany();
    expect(row).toMatchObject({ items: [{ serviceName: service.name }] });
    expect(items).toMatchObject([{ serviceName: service.name, serviceMinutes: 60 }]);
    expect(Number(items[0]?.servicePrice)).toBe(1000);
  });

  it("accepts a line's start only from staff; a customer's line follows the previous one", async () => {
    const { service } = await bookable(testContext.prisma);
    const lines = ["18:00", "10:00"].map((time) => ({
      serviceId: id("Service", service),
      startsAt: clock(time),
    }));
    const { row } = await book(clock("14:00"), [], { lines });
    expect(row).toMatchObject({
      items: [{ startsAt: clock("14:00") }, { startsAt: clock("15:00") }],
    });
  });

  it("stores the customer's phone if none is known, and never overwrites one", async () => {
    const { service } = await bookable(testContext.prisma);
    await book(clock("10:00"), [{ service }]);
    await book(clock("14:00"), [{ service }], { customerPhone: "0999000000" });
    expect((await testContext.prisma.customer.findUniqueOrThrow({ where: { id: me } })).phone).toBe(
      "0912000000",
    );
  });

  it("refuses a blocked customer and writes nothing", async () => {
    const { service } = await bookable(testContext.prisma);
    await testContext.prisma.customerBlock.create({ data: { customerId: me } });
    expect((await book(clock("10:00"), [{ service }])).codes).toEqual(["CUSTOMER_BLOCKED"]);
    expect(await count()).toBe(0);
  });

  it("requires a customer", async () => {
    const { service } = await bookable(testContext.prisma);
    const input = {
      customerName: "小美",
      customerPhone: "0912000000",
      startsAt: clock("10:00"),
      lines: [{ serviceId: id("Service", service) }],
    };
    for (const viewer of [ANONYMOUS, ADMIN])
      expect((await actAs(testContext, "bookAppointment", input, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
  });

  it.each([
    ["no name", { customerName: " " }, "customerName"],
    ["no phone", { customerPhone: "" }, "customerPhone"],
    ["a note of 2001 characters", { note: "x".repeat(2001) }, "note"],
    ["no line", { lines: [] }, "lines"],
  ])("refuses %s", async (_what, more, field) => {
    const { service } = await bookable(testContext.prisma);
    const { codes, params } = await book(clock("10:00"), [{ service }], more);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field }]);
  });

  it.each(["abc電話😀", "1234567", "x"])(
    "refuses %j as a phone and names the rule",
    async (customerPhone) => {
      const { service } = await bookable(testContext.prisma);
      const { codes, params } = await book(clock("10:00"), [{ service }], { customerPhone });
      expect([codes, params]).toEqual([["INVALID_INPUT"], { field: "customerPhone", contactRule: "PHONE" }]);
      expect(await count()).toBe(0);
    },
  );

  it("stores a full-width phone with ordinary digits", async () => {
    const { service } = await bookable(testContext.prisma);
    await book(clock("10:00"), [{ service }], { customerPhone: "０９１２－０００－１１１" });
    expect((await testContext.prisma.customer.findUniqueOrThrow({ where: { id: me } })).phone).toBe(
      "0912-000-111",
    );
  });

  it("accepts 20 lines but not 21", async () => {
    const { service } = await bookable(testContext.prisma, { minutes: 20 });
    const lines = (length: number) => Array.from({ length }, () => ({ service }));
    expect((await book(clock("10:00"), lines(21))).codes).toEqual(["INVALID_INPUT"]);
    expect((await book(clock("10:00"), lines(20))).codes).toEqual([]);
  });

  it("refuses missing services and staff members", async () => {
    const { service } = await bookable(testContext.prisma);
    expect((await book(clock("10:00"), [{ service: { id: 99_999 } }])).codes).toEqual(["NOT_FOUND"]);
    expect((await book(clock("10:00"), [{ service, by: { id: 99_999, name: "" } }])).codes).toEqual([
      "NOT_FOUND",
    ]);
  });
});

describe("when a customer may start", () => {
  it.each([
    ["today", "2026-11-21", "18:00", "OUTSIDE_WINDOW"],
    ["tomorrow", "2026-11-22", "10:00", null],
    ["on the last day of next month", "2026-12-31", "18:00", null],
    ["on the day after", "2027-01-01", "10:00", "OUTSIDE_WINDOW"],
    ["at an hour that is not offered", DAY, "11:00", "OUTSIDE_WINDOW"],
    ["in the past", "2026-11-20", "10:00", "PAST"],
  ])("%s", async (_when, day, time, reason) => {
    const { service } = await bookable(testContext.prisma, { days: [day] });
    const refused = reason === null ? [] : ["OUTSIDE_BOOKING_WINDOW", reason];
    expect((await book(clock(time, day), [{ service }])).refused).toEqual(refused);
  });

  it.each([
    ["2027-01-31T23:59:59+08:00", "2027-02-28", true],
    ["2027-01-31T23:59:59+08:00", "2027-03-01", false],
    ["2028-01-31T12:00:00+08:00", "2028-02-29", true],
    ["2028-02-29T23:59:59+08:00", "2028-03-31", true],
    ["2026-12-31T23:59:59+08:00", "2027-01-31", true],
    ["2026-12-31T23:59:59+08:00", "2027-01-01", true],
    ["2026-12-31T23:59:59+08:00", "2027-02-01", false],
  ])("at %s, %s: %s", async (now, day, ok) => {
    testContext.now = new Date(now);
    const { service } = await bookable(testContext.prisma, { days: [day] });
    const { codes } = await book(clock("10:00", day), [{ service }]);
    expect(codes).toEqual(ok ? [] : ["OUTSIDE_BOOKING_WINDOW"]);
  });

  it("is decided by the store's clock, even on the day of a daylight saving change", async () => {
    await store(testContext.prisma, { timeZone: "America/New_York" });
    testContext.now = new Date("2027-03-01T12:00:00-05:00");
    const { service } = await bookable(testContext.prisma, { days: ["2027-03-14"] });
    expect((await book("2027-03-14T10:00:00-05:00", [{ service }])).codes).toEqual([
      "OUTSIDE_BOOKING_WINDOW",
    ]);
    expect((await book("2027-03-14T10:00:00-04:00", [{ service }])).codes).toEqual([]);
  });
});

describe("a retry with the same idempotency key", () => {
  it("returns the first appointment and books nothing", async () => {
    const { service } = await bookable(testContext.prisma);
    const first = await book(clock("10:00"), [{ service }], { idempotencyKey: "a" });
    const again = await book(clock("10:00"), [{ service }], { idempotencyKey: "a" });
    expect(again.row?.id).toBe(first.row?.id);
    expect(await count()).toBe(1);
  });

  it("fails with CONFLICT for another input; another customer's key is independent", async () => {
    const { service } = await bookable(testContext.prisma, { count: 2 });
    const idempotencyKey = "b";
    await book(clock("10:00"), [{ service }], { idempotencyKey });
    const other = (await customerRow(testContext.prisma)).id;
    expect((await book(clock("14:00"), [{ service }], { idempotencyKey })).codes).toEqual(["CONFLICT"]);
    const theirs = await bookFor(testContext, other, clock("10:00"), [{ service }], { idempotencyKey });
    expect(theirs.codes).toEqual([]);
  });

  it("executes a refused booking again", async () => {
    const { service } = await bookable(testContext.prisma, { days: [] });
    const idempotencyKey = "c";
    expect((await book(clock("10:00"), [{ service }], { idempotencyKey })).codes).toHaveLength(1);
    const open = await bookable(testContext.prisma);
    await offer(testContext.prisma, open.people[0] as Person, service);
    expect((await book(clock("10:00"), [{ service }], { idempotencyKey })).codes).toEqual([]);
  });
});

it("of many concurrent bookings, one gets a named slot and all “not specified” places are filled", async () => {
  const { service, people } = await bookable(testContext.prisma, { count: 3 });
  const [by] = people as [Person];
  const named = await Promise.all(Array.from({ length: 8 }, () => book(clock("10:00"), [{ service, by }])));
  expect(named.map(({ codes }) => codes.join()).sort()).toEqual(["", ...Array(7).fill("SLOT_TAKEN")]);
  const open = await Promise.all(Array.from({ length: 8 }, () => book(clock("10:00"), [{ service }])));
  expect(open.map(({ codes }) => codes.join()).sort()).toEqual(["", "", ...Array(6).fill("SLOT_TAKEN")]);
});
