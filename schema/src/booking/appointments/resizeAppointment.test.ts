import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actAs, type Booked, bookable, clearBooks, clock, id, type Person } from "../../testing/bookable.ts";
import { auditOf, customerRow, store } from "../../testing/fixtures.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
  await testContext.prisma.outboxMessage.deleteMany();
});

const act = (name: string, input: object) => actAs(testContext, name, input);
const by = (person: Person | undefined) => ({ staffMemberId: id("StaffMember", person ?? null) });
const spans = (row: Booked | undefined) => row?.items.map(({ startsAt, endsAt }) => [startsAt, endsAt]);

/** Enters a confirmed visit of a LINE customer: an hour with each of two people, at 11:00 and at 12:00. */
async function visitOfTwo() {
  const { service, people } = await bookable(testContext.prisma, { count: 2 });
  await store(testContext.prisma, { notices: ["APPOINTMENT_CONFIRMED", "APPOINTMENT_MOVED"] });
  const known = await customerRow(testContext.prisma, { phone: "0933000000", reachable: true });
  const serviceId = id("Service", service);
  const { row } = await act("createAppointment", {
    details: { customerId: id("Customer", known), startsAt: clock("11:00") },
    lines: people.map((person) => ({ serviceId, ...by(person) })),
    confirmed: true,
  });
  await testContext.prisma.outboxMessage.deleteMany();
  const [first, second] = (row?.items ?? []).map((item) => item.id);
  return { row: row as Booked, first, second, serviceId, people };
}

describe("another length", () => {
  it("moves the end of its item and the later items with it; the customer is not notified", async () => {
    const { row, first } = await visitOfTwo();
    const input = { id: row.id, version: row.version, lengths: [{ itemId: first, minutes: 90 }] };
    const { codes, row: after } = await act("rescheduleAppointment", input);
    expect(codes).toEqual([]);
    expect(after).toMatchObject({ startsAt: clock("11:00"), endsAt: clock("13:30"), version: 2 });
    expect(spans(after)).toEqual([
      [clock("11:00"), clock("12:30")],
      [clock("12:30"), clock("13:30")],
    ]);
    expect(after?.items[0]).toMatchObject({ serviceMinutes: 60 });
    expect(await testContext.prisma.outboxMessage.count()).toBe(0);
    const { id: number } = await testContext.prisma.appointment.findFirstOrThrow();
    expect((await auditOf(testContext.prisma, "Appointment", number)).at(-1)?.action).toBe("RESCHEDULE");
  });

  it("can be shorter, together with another start, and of several items", async () => {
    const { row, first, second } = await visitOfTwo();
    const { row: after } = await act("rescheduleAppointment", {
      id: row.id,
      startsAt: clock("14:00"),
      lengths: [
        { itemId: first, minutes: 30 },
        { itemId: second, minutes: 75 },
      ],
    });
    expect(spans(after)).toEqual([
      [clock("14:00"), clock("14:30")],
      [clock("14:30"), clock("15:45")],
    ]);
  });

  it("of two items at the same time moves the next one once", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 3 });
    const serviceId = id("Service", service);
    const starts = ["11:00", "11:00", "12:00"].map((time) => clock(time));
    const { row } = await act("createAppointment", {
      details: { customerName: "王", customerPhone: "0912000000", startsAt: clock("11:00") },
      lines: people.map((person, index) => ({ serviceId, startsAt: starts[index], ...by(person) })),
      confirmed: true,
    });
    const lengths = row?.items.slice(0, 2).map((item) => ({ itemId: item.id, minutes: 90 }));
    const { row: after } = await act("rescheduleAppointment", { id: row?.id, lengths });
    expect(spans(after)).toEqual([
      [clock("11:00"), clock("12:30")],
      [clock("11:00"), clock("12:30")],
      [clock("12:30"), clock("13:30")],
    ]);
  });

  it("is kept by a later move, and replaced by another service", async () => {
    const { row, second, serviceId } = await visitOfTwo();
    await act("rescheduleAppointment", { id: row.id, lengths: [{ itemId: second, minutes: 15 }] });
    const { row: moved } = await act("rescheduleAppointment", { id: row.id, startsAt: clock("15:00") });
    expect(spans(moved)?.[1]).toEqual([clock("16:00"), clock("16:15")]);
    const more = { id: row.id, lines: [{ serviceId }] };
    expect(spans((await act("updateAppointment", more)).row)?.[2]).toEqual([clock("16:15"), clock("17:15")]);
  });

  it("is judged by the rules of a move: a taken time, closed hours, a state, a version", async () => {
    const { row, second, serviceId, people } = await visitOfTwo();
    const lengths = [{ itemId: second, minutes: 90 }];
    await act("createAppointment", {
      details: { customerName: "王", customerPhone: "0912000000", startsAt: clock("13:00") },
      lines: [{ serviceId, ...by(people[1]) }],
    });
    const change = { id: row.id, lengths };
    expect((await act("rescheduleAppointment", change)).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await act("rescheduleAppointment", { ...change, version: 9 })).codes).toEqual(["CONFLICT"]);
    const late = { id: row.id, lengths: [{ itemId: second, minutes: 600 }] };
    expect((await act("rescheduleAppointment", late)).codes).toEqual(["STAFF_NOT_AVAILABLE"]);
    await act("cancelAppointment", { id: row.id });
    expect((await act("rescheduleAppointment", change)).codes).toEqual(["APPOINTMENT_STATE_FORBIDS"]);
  });

  it("is refused when it is no length or no item of the visit", async () => {
    const { row, first } = await visitOfTwo();
    for (const minutes of [0, -5, 721])
      expect(
        (await act("rescheduleAppointment", { id: row.id, lengths: [{ itemId: first, minutes }] })).codes,
      ).toEqual(["INVALID_INPUT"]);
    const other = { itemId: id("AppointmentItem", { id: 999_999 }), minutes: 30 };
    expect((await act("rescheduleAppointment", { id: row.id, lengths: [other] })).codes).toEqual([
      "NOT_FOUND",
    ]);
  });
});
