import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  actAs,
  type Booked,
  book,
  bookable,
  clearBooks,
  clock,
  id,
  type Person,
} from "../../testing/bookable.ts";
import { shiftRow, templateRow } from "../../testing/bookingFixtures.ts";
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

const act = (name: string, input: object) => actAs(testContext, name, input);

describe("createAppointment", () => {
  const line = (service: { id: number }, more: object = {}) => ({
    serviceId: id("Service", service),
    ...more,
  });
  const create = (details: object, lines: object[]) => act("createAppointment", { details, lines });
  const someone = { customerName: "王小明", customerPhone: "0912000000" };

  it("creates a pending manual appointment at any time from today on, with lines at their own start or after the previous one", async () => {
    const { service } = await bookable(testContext.prisma, {
      days: ["2026-11-21"],
      from: 0,
      to: 1440,
      count: 2,
    });
    const startsAt = clock("00:00", "2026-11-21");
    const lines = [line(service), line(service), line(service, { startsAt: "2026-11-21T09:17:59+08:00" })];
    const { codes, row: made } = await create({ ...someone, startsAt }, lines);
    expect(codes).toEqual([]);
    expect(made).toMatchObject({
      state: "PENDING",
      startsAt,
      endsAt: clock("10:17", "2026-11-21"),
      items: [
        { startsAt },
        { startsAt: clock("01:00", "2026-11-21") },
        { startsAt: clock("09:17", "2026-11-21") },
      ],
    });
    const before = await create({ ...someone, startsAt: clock("23:59", "2026-11-20") }, [line(service)]);
    expect(before.refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "PAST"]);
  });

  it.each([
    ["PROPOSED", null, ["STAFF_NOT_AVAILABLE"]],
    ["CONFIRMED", null, []],
    ["PROPOSED", "PROPOSED", []],
    ["CONFIRMED", "OPEN_TO_CUSTOMERS", ["STAFF_NOT_AVAILABLE"]],
  ])("in a %s shift with a minimum of %s", async (state, atLeast, codes) => {
    const { service } = await bookable(testContext.prisma, { state: state as "PROPOSED" });
    const one = { details: { ...someone, startsAt: clock("11:30") }, lines: [line(service)] };
    expect((await act("createAppointments", { appointments: [one], atLeast })).codes).toEqual(codes);
  });

  it("copies the customer's name and phone when they are omitted", async () => {
    const { service } = await bookable(testContext.prisma, { count: 2 });
    const known = await customerRow(testContext.prisma, { name: "安", phone: "0933000000" });
    const customerId = id("Customer", known);
    const startsAt = clock("10:00");
    const { row: filled } = await create({ customerId, startsAt }, [line(service)]);
    expect(filled).toMatchObject({ customerName: "安", customerPhone: "0933000000" });
    const { row: other } = await create({ customerId, customerName: "安的媽媽", startsAt }, [line(service)]);
    expect(other).toMatchObject({ customerName: "安的媽媽", customerPhone: "0933000000" });
    const unknown = { customerId: id("Customer", { id: 99_999 }), startsAt };
    expect((await create(unknown, [line(service)])).codes).toEqual(["NOT_FOUND"]);
  });

  it.each<[string, { lines?: object[]; [detail: string]: unknown }]>([
    ["customerName", { customerPhone: "0912000000" }],
    ["customerPhone", { customerName: "王" }],
    ["startsAt", { ...someone, startsAt: null }],
    ["lines", { ...someone, lines: [] }],
  ])("requires %s", async (field, given) => {
    const { service } = await bookable(testContext.prisma);
    const { lines = [line(service)], ...details } = given;
    const { codes, params } = await create({ startsAt: clock("10:00"), ...details }, lines);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field }]);
  });

  it("never books a staff member twice, even within one appointment", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const [a, b] = people.map((person) => ({ staffMemberId: id("StaffMember", person) }));
    const startsAt = clock("10:00");
    const twice = await create({ ...someone, startsAt }, [
      line(service, a),
      line(service, { ...a, startsAt }),
    ]);
    expect(twice.refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect(twice.params).toMatchObject({ line: 2 });
    const both = [line(service, a), line(service, { ...b, startsAt })];
    expect((await create({ ...someone, startsAt }, both)).codes).toEqual([]);
  });

  it("offers the nearest half hours within the staff member's hours as alternatives", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const by = { staffMemberId: id("StaffMember", people[0] ?? null) };
    await create({ ...someone, startsAt: clock("12:00") }, [line(service, by)]);
    const { params } = await create({ ...someone, startsAt: clock("12:20") }, [line(service, by)]);
    expect(params).toMatchObject({
      reason: "TAKEN",
      alternatives: [
        { startsAt: clock("13:00") },
        { startsAt: clock("13:30") },
        { startsAt: clock("11:00") },
      ],
    });
  });

  it("can cross midnight between adjacent shifts, and occupies both days", async () => {
    const { service, people } = await bookable(testContext.prisma, { from: 1320, to: 1440 });
    const early = await templateRow(testContext.prisma, { startMinute: 0, endMinute: 120 });
    const [person] = people as [Person];
    const by = { staffMemberId: id("StaffMember", person) };
    const late = { ...someone, startsAt: clock("23:30") };
    expect((await create(late, [line(service, by)])).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
    const shift = { staffMemberId: person.id, shiftTemplateId: early.id, day: "2026-12-02" };
    await shiftRow(testContext.prisma, shift);
    expect((await create(late, [line(service)])).codes).toEqual([]);
    expect(
      (await create({ ...someone, startsAt: clock("00:15", "2026-12-02") }, [line(service)])).refused,
    ).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await create({ ...someone, startsAt: clock("22:45") }, [line(service, by)])).refused).toEqual([
      "SLOT_TAKEN",
      "TAKEN",
    ]);
    expect(
      (await create({ ...someone, startsAt: clock("00:30", "2026-12-02") }, [line(service)])).codes,
    ).toEqual([]);
  });
});

describe("outside the opening hours, staff", () => {
  const nine = clock("09:00");
  const line = (service: { id: number }, by?: Person) => ({
    serviceId: id("Service", service),
    ...(by && { staffMemberId: id("StaffMember", by) }),
  });
  const create = (lines: object[], more: object = {}) =>
    act("createAppointment", {
      details: { customerName: "王小明", customerPhone: "0912000000", startsAt: nine },
      lines,
      ...more,
    });
  const CLOSED = ["OUTSIDE_BOOKING_WINDOW", "CLOSED"];

  /** A shift from 09:00 on a day on which the store opens at 11:00. */
  async function earlyShift(count = 1) {
    const made = await bookable(testContext.prisma, { count, from: 540, state: "CONFIRMED" });
    await store(testContext.prisma, {
      bookingHours: { create: { weekday: 2, startMinute: 660, endMinute: 1200 } },
    });
    return made;
  }

  it.each(["hours", "a closure"])("are warned by %s and book with outsideHours", async (what) => {
    const { service } =
      what === "hours"
        ? await earlyShift()
        : await bookable(testContext.prisma, { from: 540, state: "CONFIRMED" });
    if (what === "a closure")
      await testContext.prisma.storeClosure.create({
        data: { startsAt: clock("00:00"), endsAt: clock("23:00") },
      });
    expect((await create([line(service)])).refused).toEqual(CLOSED);
    expect((await create([line(service)], { outsideHours: true })).codes).toEqual([]);
    expect((await create([line(service)], { outsideHours: true })).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("confirm, move and change an appointment with outsideHours, and confirming assigns a person", async () => {
    const { service, people } = await earlyShift();
    const { row } = await create([line(service)], { outsideHours: true });
    const one = { id: row?.id };
    expect((await act("reviewAppointment", { ...one, decision: "CONFIRMED" })).refused).toEqual(CLOSED);
    const changed = { ...one, details: { startsAt: clock("09:15") } };
    expect((await act("updateAppointment", changed)).refused).toEqual(CLOSED);
    expect((await act("updateAppointment", { ...changed, outsideHours: true })).codes).toEqual([]);
    const confirmed = await act("reviewAppointment", { ...one, decision: "CONFIRMED", outsideHours: true });
    expect(confirmed.row?.items[0]?.staffMember?.id).toBe(id("StaffMember", people[0] ?? null));
    const moved = { ...one, startsAt: nine };
    expect((await act("rescheduleAppointment", moved)).refused).toEqual(CLOSED);
    expect((await act("rescheduleAppointment", { ...moved, outsideHours: true })).codes).toEqual([]);
  });

  it("are offered the people who have a shift and no appointment then", async () => {
    const { service } = await earlyShift();
    const { data } = await testContext.run<{
      staffChoices: { notSpecified: boolean; staff: { free: boolean }[] };
    }>(
      "query ($input: StaffChoicesInput!) { staffChoices(input: $input) { notSpecified staff { free } } }",
      { input: { startsAt: nine, serviceId: id("Service", service) } },
      ADMIN,
    );
    expect(data?.staffChoices.notSpecified).toBe(true);
    expect(data?.staffChoices.staff.filter(({ free }) => free)).toHaveLength(1);
  });

  it("reserve the time of an unassigned item against customers", async () => {
    const { service } = await bookable(testContext.prisma, { from: 540 });
    await store(testContext.prisma, {
      bookingHours: { create: { weekday: 2, startMinute: 600, endMinute: 1200 } },
    });
    const early = { startsAt: clock("09:30") };
    await act("createAppointment", {
      details: { customerName: "王", customerPhone: "0912000000", ...early },
      lines: [line(service)],
      outsideHours: true,
    });
    const me = (await customerRow(testContext.prisma)).id;
    expect((await book(testContext, me, clock("10:00"), [{ service }])).refused).toEqual([
      "SLOT_TAKEN",
      "TAKEN",
    ]);
  });
});

describe("createAppointments", () => {
  const one = (service: { id: number }, time: string, by?: { id: number }, more: object = {}) => ({
    details: { customerName: "王", customerPhone: "0912000000", startsAt: clock(time), ...more },
    lines: [{ serviceId: id("Service", service), staffMemberId: by ? id("StaffMember", by) : null }],
  });

  it("keeps the input order and checks each appointment against the previous ones, all or none", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const [a] = people as [Person];
    const good = [one(service, "12:00", a), one(service, "10:00"), one(service, "10:00")];
    const refused = await act("createAppointments", { appointments: [...good, one(service, "10:30", a)] });
    expect([refused.codes, refused.params]).toMatchObject([["SLOT_TAKEN"], { row: 4, reason: "TAKEN" }]);
    expect(await testContext.prisma.appointment.count()).toBe(0);
    const answer = await act("createAppointments", { appointments: good });
    const made = (answer.data as unknown as { createAppointments: Booked[] }).createAppointments;
    expect(made.map(({ startsAt }) => startsAt)).toEqual([clock("12:00"), clock("10:00"), clock("10:00")]);
    for (const { id: made } of await testContext.prisma.appointment.findMany())
      expect(await auditOf(testContext.prisma, "Appointment", made)).toMatchObject([{ action: "CREATE" }]);
  });

  it.each([
    ["a missing name", { customerName: " " }, "INVALID_INPUT"],
    ["a missing customer", { customerId: btoa("Customer:99999") }, "NOT_FOUND"],
    ["a time in the past", { startsAt: clock("10:00", "2026-11-20") }, "OUTSIDE_BOOKING_WINDOW"],
  ])("reports the row of %s", async (_what, wrong, code) => {
    const { service } = await bookable(testContext.prisma, { count: 2 });
    const appointments = [one(service, "10:00"), one(service, "11:00", undefined, wrong)];
    const { codes, params } = await act("createAppointments", { appointments });
    expect([codes, params]).toMatchObject([[code], { row: 2 }]);
    expect(await testContext.prisma.appointment.count()).toBe(0);
  });

  it("accepts 1000 appointments but not 1001", async () => {
    const { service } = await bookable(testContext.prisma, { count: 20, minutes: 12 });
    const day = (index: number) => Math.floor(index / 20);
    const time = (index: number) => new Date(Date.parse(clock("10:00")) + day(index) * 720_000).toISOString();
    const many = Array.from({ length: 1000 }, (_, index) =>
      one(service, "10:00", undefined, { startsAt: time(index) }),
    );
    expect((await act("createAppointments", { appointments: [...many, many[0]] })).codes).toEqual([
      "INVALID_INPUT",
    ]);
    expect((await act("createAppointments", { appointments: many })).codes).toEqual([]);
    expect(await testContext.prisma.appointmentItem.count()).toBe(1000);
  });
});
