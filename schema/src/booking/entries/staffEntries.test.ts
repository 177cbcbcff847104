import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actAs, bookable, clearBooks, clock, id } from "../../testing/bookable.ts";
import { auditOf, customerRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
});

const create = (input: object) => actAs(testContext, "createAppointment", input);
const stored = () => testContext.prisma.appointment.findMany({ orderBy: { id: "asc" } });

describe("a walk-in", () => {
  it("needs a name and no phone, and is marked", async () => {
    const { service } = await bookable(testContext.prisma);
    const lines = [{ serviceId: id("Service", service) }];
    const startsAt = clock("11:20");
    const named = await create({ details: { customerName: "現場客", startsAt }, lines, walkIn: true });
    expect(named.codes).toEqual([]);
    expect(await stored()).toMatchObject([{ walkIn: true, customerPhone: "", customerName: "現場客" }]);
    const unnamed = await create({
      details: { startsAt: clock("14:00") },
      lines,
      walkIn: true,
    });
    expect(unnamed.codes).toEqual(["INVALID_INPUT"]);
  });

  it("is the only one without a phone", async () => {
    const { service } = await bookable(testContext.prisma);
    const details = { customerName: "王小明", startsAt: clock("11:00") };
    const { codes, params } = await create({ details, lines: [{ serviceId: id("Service", service) }] });
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field: "customerPhone" }]);
  });

  it("can be changed later, still without a phone", async () => {
    const { service } = await bookable(testContext.prisma);
    const lines = [{ serviceId: id("Service", service) }];
    const details = { customerName: "現場客", startsAt: clock("11:00") };
    const { row } = await create({ details, lines, walkIn: true });
    const input = { id: row?.id, details: { note: "短髮" } };
    expect((await actAs(testContext, "updateAppointment", input)).codes).toEqual([]);
  });
});

describe("an entry that is confirmed at once", () => {
  const someone = { customerName: "王小明", customerPhone: "0912000000" };

  it("gets staff for what names none, notifies the customer, and is audited", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    await store(testContext.prisma, { notices: ["APPOINTMENT_CONFIRMED"] });
    const serviceId = id("Service", service);
    const [first, second] = people;
    const known = await customerRow(testContext.prisma, { phone: "0933000000", reachable: true });
    const { row, codes } = await create({
      details: { customerId: id("Customer", known), startsAt: clock("11:00") },
      lines: [
        { serviceId, staffMemberId: id("StaffMember", second ?? null) },
        { serviceId, startsAt: clock("11:00") },
      ],
      confirmed: true,
    });
    expect(codes).toEqual([]);
    expect(row).toMatchObject({ state: "CONFIRMED" });
    expect(row?.items.map(({ staffMember }) => staffMember?.id).sort()).toEqual(
      [id("StaffMember", first ?? null), id("StaffMember", second ?? null)].sort(),
    );
    const [entry] = await stored();
    const notices = await testContext.prisma.outboxMessage.findMany({ where: { customerId: known.id } });
    expect(notices.map(({ kind }) => kind)).toEqual(["APPOINTMENT_CONFIRMED"]);
    expect((await auditOf(testContext.prisma, "Appointment", entry?.id ?? 0)).at(0)).toMatchObject({
      action: "CREATE",
      after: { state: "CONFIRMED" },
    });
  });

  it("is refused when no staff member is left, like any other", async () => {
    const { service } = await bookable(testContext.prisma);
    const lines = [{ serviceId: id("Service", service) }];
    const at = { details: { ...someone, startsAt: clock("11:00") }, lines, confirmed: true };
    expect((await create(at)).codes).toEqual([]);
    expect((await create(at)).codes).toEqual(["SLOT_TAKEN"]);
  });

  it("is not the default", async () => {
    const { service } = await bookable(testContext.prisma);
    const lines = [{ serviceId: id("Service", service) }];
    const { row } = await create({ details: { ...someone, startsAt: clock("11:00") }, lines });
    expect(row).toMatchObject({ state: "PENDING", items: [{ staffMember: null }] });
  });

  it("takes each time once, also in one batch", async () => {
    const { service } = await bookable(testContext.prisma, { count: 2 });
    const one = {
      details: { ...someone, startsAt: clock("11:00") },
      lines: [{ serviceId: id("Service", service) }],
      confirmed: true,
    };
    const two = await actAs(testContext, "createAppointments", { appointments: [one, one] });
    expect(two.codes).toEqual([]);
    const items = await testContext.prisma.appointmentItem.findMany();
    expect(new Set(items.map(({ staffMemberId }) => staffMemberId)).size).toBe(2);
    const third = await actAs(testContext, "createAppointments", { appointments: [one] });
    expect(third.codes).toEqual(["SLOT_TAKEN"]);
  });
});

const SERIES = `mutation ($input: CreateAppointmentSeriesInput!) { createAppointmentSeries(input: $input) {
  startsAt reason nearestStartsAt nearestStaffName appointment { state startsAt items { staffMember { name } } }
} }`;

interface Entry {
  startsAt: string;
  reason: string | null;
  nearestStartsAt: string | null;
  appointment: { state: string; startsAt: string } | null;
}

describe("a series", () => {
  const DAYS = ["2026-12-01", "2026-12-15", "2026-12-29"];

  const repeat = async (input: object) => {
    const answer = await testContext.run<{ createAppointmentSeries: Entry[] }>(SERIES, { input }, ADMIN);
    return { ...answer, entries: answer.data?.createAppointmentSeries };
  };

  const firstOf = (service: { id: number }, person: { id: number } | undefined) => ({
    details: { customerName: "王小明", customerPhone: "0912000000", startsAt: clock("11:00") },
    lines: [{ serviceId: id("Service", service), staffMemberId: id("StaffMember", person ?? null) }],
    confirmed: true,
  });

  it("books every date by itself, at the same time of the clock", async () => {
    const { service, people } = await bookable(testContext.prisma, { days: DAYS });
    const appointment = firstOf(service, people[0]);
    const { entries, codes } = await repeat({ appointment, everyWeeks: 2, times: 3 });
    expect(codes).toEqual([]);
    expect(entries?.map((one) => one.appointment)).toMatchObject(
      DAYS.map((day) => ({ state: "CONFIRMED", startsAt: clock("11:00", day) })),
    );
    expect(await stored()).toHaveLength(3);
  });

  it("names the reason and the nearest free time of a date that is taken, and books the others", async () => {
    const { service, people } = await bookable(testContext.prisma, { days: DAYS });
    const appointment = firstOf(service, people[0]);
    const taken = { ...appointment, details: { ...appointment.details, startsAt: clock("11:00", DAYS[1]) } };
    await create(taken);
    const { entries } = await repeat({ appointment, everyWeeks: 2, times: 3 });
    expect(entries).toMatchObject([
      { reason: null, nearestStartsAt: null, appointment: { state: "CONFIRMED" } },
      {
        startsAt: clock("11:00", DAYS[1]),
        reason: "TAKEN",
        appointment: null,
        nearestStartsAt: expect.stringMatching(/^2026-12-15T0[24]:00/),
        nearestStaffName: people[0]?.name,
      },
      { reason: null, appointment: { state: "CONFIRMED" } },
    ]);
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    ["everyWeeks", { everyWeeks: 0, times: 2 }],
    ["everyWeeks", { everyWeeks: 9, times: 2 }],
    ["times", { everyWeeks: 1, times: 0 }],
    ["times", { everyWeeks: 1, times: 13 }],
  ])("refuses %s outside its limits before anything is booked", async (field, series) => {
    const { service, people } = await bookable(testContext.prisma, { days: DAYS });
    const { codes, params } = await repeat({ appointment: firstOf(service, people[0]), ...series });
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field }]);
    expect(await stored()).toEqual([]);
  });

  it("books nothing for an unknown service", async () => {
    const appointment = firstOf({ id: 99_999 }, undefined);
    expect((await repeat({ appointment, everyWeeks: 1, times: 2 })).codes).toEqual(["NOT_FOUND"]);
  });
});
