import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { appointmentRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { customerRow, store } from "../../testing/fixtures.ts";
import { bookablePerson, clearSalon, querySlots, slotsOn } from "../../testing/querySlots.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearSalon(testContext.prisma);
});

const ask = (input: Record<string, unknown>, viewer?: Viewer) => querySlots(testContext, input, viewer);
const onDay = (day: string, input: Record<string, unknown>, viewer?: Viewer) =>
  slotsOn(testContext, day, input, viewer);
const bookable = (serviceId: number, days: readonly string[], end?: number) =>
  bookablePerson(testContext.prisma, serviceId, days, end);

const DAY = "2026-12-01";
const serviceId = (id: number) => globalId("Service", id);
const staffId = (id: number) => globalId("StaffMember", id);

describe("slots for customers", () => {
  it("start at 10:00, 14:00 and 18:00 of the store's clock and end by the services' durations", async () => {
    const service = await serviceRow(testContext.prisma, { durationMinutes: 90 });
    await bookable(service.id, [DAY]);
    const { data } = await ask({ from: DAY, to: DAY, serviceIds: [serviceId(service.id)] });
    expect(data?.freeSlots).toEqual({
      firstDay: "2026-11-22",
      lastDay: "2026-12-31",
      days: [
        {
          date: DAY,
          slots: [
            {
              startsAt: "2026-12-01T02:00:00.000Z",
              endsAt: "2026-12-01T03:30:00.000Z",
              free: true,
              reason: null,
            },
            {
              startsAt: "2026-12-01T06:00:00.000Z",
              endsAt: "2026-12-01T07:30:00.000Z",
              free: true,
              reason: null,
            },
            {
              startsAt: "2026-12-01T10:00:00.000Z",
              endsAt: "2026-12-01T11:30:00.000Z",
              free: false,
              reason: "NO_SHIFT",
            },
          ],
        },
      ],
    });
  });

  it("report every reason", async () => {
    const { prisma } = testContext;
    const [service, other] = [await serviceRow(prisma), await serviceRow(prisma)];
    const days = ["2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"];
    const person = await bookable(service.id, days);
    const input = { serviceIds: [serviceId(service.id)], staffMemberId: staffId(person.id) };
    const at = (day: string, hour: number) =>
      new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * 3_600_000);
    await prisma.shiftAssignment.updateMany({
      where: { date: new Date("2026-12-03") },
      data: { state: "CONFIRMED" },
    });
    await prisma.storeClosure.create({
      data: { startsAt: at("2026-12-04", 11), endsAt: at("2026-12-04", 14) },
    });
    await prisma.staffTimeOff.create({
      data: { staffMemberId: person.id, startsAt: at("2026-12-05", 14.5), endsAt: at("2026-12-05", 18.5) },
    });
    await appointmentRow(prisma, {
      staffMemberId: person.id,
      serviceId: service.id,
      day: "2026-12-06",
      hour: 10.5,
    });
    await prisma.bookingHours.create({ data: { weekday: 1, startMinute: 600, endMinute: 900 } });
    expect(await onDay("2026-11-20", input)).toEqual(["PAST", "PAST", "PAST"]);
    expect(await onDay("2026-11-21", input)).toEqual(["OUTSIDE_WINDOW", "OUTSIDE_WINDOW", "OUTSIDE_WINDOW"]);
    expect(await onDay("2026-12-01", input)).toEqual(["NO_SHIFT", "NO_SHIFT", "NO_SHIFT"]);
    expect(await onDay("2026-12-02", input)).toEqual(["free", "free", "free"]);
    expect(await onDay("2026-12-03", input)).toEqual(Array(3).fill("NOT_OPEN_TO_CUSTOMERS"));
    expect(await onDay("2026-12-04", input)).toEqual(["free", "free", "free"]);
    expect(await onDay("2026-12-05", input)).toEqual(["free", "TIME_OFF", "TIME_OFF"]);
    expect(await onDay("2026-12-06", input)).toEqual(["TAKEN", "free", "free"]);
    expect(await onDay("2026-12-07", input)).toEqual(["free", "free", "CLOSED"]);
    expect(await onDay("2026-12-02", { ...input, serviceIds: [serviceId(other.id)] })).toEqual(
      Array(3).fill("LACKS_SERVICE"),
    );
    await store(prisma, { openWeekdays: [1, 2, 4, 5, 6, 7] });
    expect(await onDay("2026-12-02", input)).toEqual(Array(3).fill("CLOSED"));
  });

  it("last at least an hour for a named staff member, else as long as the services", async () => {
    const short = await serviceRow(testContext.prisma, { durationMinutes: 30 });
    const person = await bookable(short.id, [DAY], 1110);
    const input = { serviceIds: [serviceId(short.id)] };
    expect(await onDay(DAY, input)).toEqual(["free", "free", "free"]);
    expect(await onDay(DAY, { ...input, staffMemberId: staffId(person.id) })).toEqual([
      "free",
      "free",
      "NO_SHIFT",
    ]);
    const twice = {
      serviceIds: [serviceId(short.id), serviceId(short.id)],
      staffMemberId: staffId(person.id),
    };
    expect(await onDay(DAY, twice)).toEqual(["free", "free", "NO_SHIFT"]);
  });

  it("count unassigned items in general booking, and keep the staff that they need in named booking", async () => {
    const [service, rare] = [await serviceRow(testContext.prisma), await serviceRow(testContext.prisma)];
    const one = await bookable(service.id, [DAY]);
    const both = await bookable(service.id, [DAY]);
    await testContext.prisma.staffSkill.create({ data: { staffMemberId: both.id, serviceId: rare.id } });
    const input = { serviceIds: [serviceId(service.id)] };
    const item = await appointmentRow(testContext.prisma, {
      staffMemberId: null,
      serviceId: rare.id,
      day: DAY,
      hour: 14,
    });
    expect(await onDay(DAY, input)).toEqual(["free", "free", "free"]);
    expect(await onDay(DAY, { ...input, staffMemberId: staffId(one.id) })).toEqual(["free", "free", "free"]);
    expect(await onDay(DAY, { ...input, staffMemberId: staffId(both.id) })).toEqual([
      "free",
      "TAKEN",
      "free",
    ]);
    await appointmentRow(testContext.prisma, {
      staffMemberId: null,
      serviceId: service.id,
      day: DAY,
      hour: 14.5,
    });
    expect(await onDay(DAY, input)).toEqual(["free", "TAKEN", "free"]);
    await testContext.prisma.appointment.update({ where: { id: item.id }, data: { state: "CANCELLED" } });
    expect(await onDay(DAY, input)).toEqual(["free", "free", "free"]);
  });

  it("count an item of a deleted service against any free staff member", async () => {
    const service = await serviceRow(testContext.prisma);
    await bookable(service.id, [DAY]);
    await appointmentRow(testContext.prisma, { staffMemberId: null, serviceId: null, day: DAY, hour: 10 });
    expect(await onDay(DAY, { serviceIds: [serviceId(service.id)] })).toEqual(["TAKEN", "free", "free"]);
  });

  it("ignore the viewer's own appointment that is being moved, and hide other customers' appointments", async () => {
    const service = await serviceRow(testContext.prisma);
    const person = await bookable(service.id, [DAY]);
    const me = await customerRow(testContext.prisma);
    const { id } = await appointmentRow(testContext.prisma, {
      staffMemberId: person.id,
      serviceId: service.id,
      day: DAY,
      hour: 10,
    });
    await testContext.prisma.appointment.update({ where: { id }, data: { customerId: me.id } });
    const input = { serviceIds: [serviceId(service.id)] };
    const moving = { ...input, ignoreAppointmentId: globalId("Appointment", id) };
    expect(await onDay(DAY, input, customer(me.id))).toEqual(["TAKEN", "free", "free"]);
    expect(await onDay(DAY, moving, customer(me.id))).toEqual(["free", "free", "free"]);
    expect(await onDay(DAY, moving, ADMIN)).toEqual(["free", "free", "free"]);
    for (const viewer of [ANONYMOUS, customer(me.id + 1)])
      expect((await ask({ from: DAY, to: DAY, ...moving }, viewer)).codes).toEqual(["NOT_FOUND"]);
  });

  it("treat a former staff member as having no shift", async () => {
    const service = await serviceRow(testContext.prisma);
    const person = await bookable(service.id, [DAY]);
    await testContext.prisma.staffMember.update({ where: { id: person.id }, data: { state: "DISMISSED" } });
    const input = { serviceIds: [serviceId(service.id)] };
    expect(await onDay(DAY, { ...input, staffMemberId: staffId(person.id) })).toEqual(
      Array(3).fill("NO_SHIFT"),
    );
    expect(await onDay(DAY, input)).not.toContain("free");
  });
});

describe("slots for staff", () => {
  it("start every half hour from the first shift to the last, also today and where customers cannot book", async () => {
    const service = await serviceRow(testContext.prisma);
    const person = await bookable(service.id, ["2026-11-21"], 720);
    await testContext.prisma.shiftAssignment.updateMany({ data: { state: "CONFIRMED" } });
    const input = { serviceIds: [serviceId(service.id)], forStaff: true };
    for (const viewer of [ADMIN, staff(1, "STAFF")]) {
      const { data } = await ask({ from: "2026-11-21", to: "2026-11-21", ...input }, viewer);
      expect(data?.freeSlots).toMatchObject({ firstDay: "2026-11-21", lastDay: null });
      expect(
        data?.freeSlots.days[0]?.slots.map(({ startsAt, reason }) => [startsAt.slice(11, 16), reason]),
      ).toEqual([
        ["02:00", null],
        ["02:30", null],
        ["03:00", null],
        ["03:30", "NO_SHIFT"],
      ]);
    }
    expect(await onDay("2026-11-20", { ...input, staffMemberId: staffId(person.id) }, ADMIN)).toEqual([]);
  });

  it("can name a staff member for each service", async () => {
    const service = await serviceRow(testContext.prisma);
    const [one, other] = [await bookable(service.id, [DAY]), await bookable(service.id, [DAY])];
    await appointmentRow(testContext.prisma, {
      staffMemberId: one.id,
      serviceId: service.id,
      day: DAY,
      hour: 11,
    });
    const both = { serviceIds: [serviceId(service.id), serviceId(service.id)], forStaff: true };
    const at = async (hour: string, ...people: (string | null)[]) =>
      (
        await ask({ from: DAY, to: DAY, ...both, staffMemberIds: people }, ADMIN)
      ).data?.freeSlots.days[0]?.slots.find(({ startsAt }) => startsAt.startsWith(`${DAY}T${hour}:00`))
        ?.reason;
    expect(await at("02", staffId(one.id), staffId(other.id))).toBeNull();
    expect(await at("02", staffId(other.id), staffId(one.id))).toBe("TAKEN");
    expect(await at("02", null, null)).toBeNull();
    const { codes } = await ask({ from: DAY, to: DAY, ...both, staffMemberIds: [null] }, ADMIN);
    expect(codes).toEqual(["INVALID_INPUT"]);
  });

  it("require staff", async () => {
    const service = await serviceRow(testContext.prisma);
    const input = { from: DAY, to: DAY, serviceIds: [serviceId(service.id)], forStaff: true };
    const newcomer = {
      staff: { id: 1, role: "ADMIN", mustChangePassword: true, sessionId: 0 },
      customer: null,
      token: null,
    } as const;
    expect((await ask(input)).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await ask(input, customer(1))).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await ask(input, newcomer)).codes).toEqual(["FORBIDDEN"]);
  });
});

describe("a query of free slots", () => {
  it.each([
    ["no service", { serviceIds: [] }, "INVALID_INPUT"],
    ["more than 20 services", { serviceIds: Array(21).fill(serviceId(1)) }, "INVALID_INPUT"],
    ["a missing service", { serviceIds: [serviceId(999)] }, "NOT_FOUND"],
    ["a missing staff member", { staffMemberId: staffId(999) }, "NOT_FOUND"],
    ["an end before the beginning", { to: "2026-11-30" }, "INVALID_INPUT"],
    ["63 days", { from: "2026-12-01", to: "2027-02-01" }, "INVALID_INPUT"],
  ])("is refused with %s", async (_rule, change, code) => {
    const service = await serviceRow(testContext.prisma);
    const input = { from: DAY, to: DAY, serviceIds: [serviceId(service.id)], ...change };
    expect((await ask(input)).codes).toEqual([code]);
  });

  it("accepts 62 days", async () => {
    const service = await serviceRow(testContext.prisma);
    const input = { from: "2026-12-01", to: "2027-01-31", serviceIds: [serviceId(service.id)] };
    expect((await ask(input)).data?.freeSlots.days).toHaveLength(62);
  });
});

it("two months of many people take as few statements as a day of one person", async () => {
  const service = await serviceRow(testContext.prisma);
  const days = Array.from({ length: 62 }, (_, index) =>
    new Date(Date.parse("2026-12-01") + index * 86_400_000).toISOString().slice(0, 10),
  );
  const input = { from: DAY, to: DAY, serviceIds: [serviceId(service.id)] };
  const count = async (asked: Record<string, unknown>) => {
    const before = testContext.statements.length;
    expect((await ask(asked)).codes).toEqual([]);
    return testContext.statements.length - before;
  };
  const first = await bookable(service.id, [DAY]);
  await appointmentRow(testContext.prisma, {
    staffMemberId: first.id,
    serviceId: service.id,
    day: DAY,
    hour: 10,
  });
  const few = await count(input);
  for (let person = 0; person < 5; person++) {
    const { id } = await bookable(service.id, days);
    await appointmentRow(testContext.prisma, {
      staffMemberId: id,
      serviceId: service.id,
      day: DAY,
      hour: 14,
    });
  }
  expect(await count({ ...input, from: days[0], to: days.at(-1) })).toBe(few);
  expect(few).toBeLessThan(12);
});
