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
const notices = async () =>
  (await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } })).map(({ kind }) => kind);

/** Enters a confirmed visit of a LINE customer with the first of two people at 11:00. */
async function confirmedVisit() {
  const { service, people } = await bookable(testContext.prisma, { count: 2 });
  await store(testContext.prisma, { notices: ["APPOINTMENT_CONFIRMED", "APPOINTMENT_MOVED"] });
  const known = await customerRow(testContext.prisma, { phone: "0933000000", reachable: true });
  const serviceId = id("Service", service);
  const { row } = await act("createAppointment", {
    details: { customerId: id("Customer", known), startsAt: clock("11:00") },
    lines: [{ serviceId, ...by(people[0]) }],
    confirmed: true,
  });
  await testContext.prisma.outboxMessage.deleteMany();
  return { row: row as Booked, serviceId, people };
}

describe("a confirmed visit", () => {
  it("gets a further service and its person, and the customer is notified", async () => {
    const { row, serviceId, people } = await confirmedVisit();
    const update = await act("updateAppointment", { id: row.id, lines: [{ serviceId, ...by(people[1]) }] });
    expect(update.codes).toEqual([]);
    expect(update.row).toMatchObject({ state: "CONFIRMED", endsAt: clock("13:00") });
    expect(update.row?.items.map(({ staffMember }) => staffMember?.id)).toEqual([
      id("StaffMember", people[0] ?? null),
      id("StaffMember", people[1] ?? null),
    ]);
    expect(await notices()).toEqual(["APPOINTMENT_CONFIRMED"]);
    const { id: number } = await testContext.prisma.appointment.findFirstOrThrow();
    expect((await auditOf(testContext.prisma, "Appointment", number)).map(({ action }) => action)).toEqual([
      "CREATE",
      "UPDATE",
    ]);
  });

  it("gets staff for a service that names none", async () => {
    const { row, serviceId } = await confirmedVisit();
    const { row: changed } = await act("updateAppointment", { id: row.id, lines: [{ serviceId }] });
    expect(changed?.items.every(({ staffMember }) => staffMember !== null)).toBe(true);
  });

  it("changes its person or its time, each with one notification", async () => {
    const { row, people } = await confirmedVisit();
    const itemId = row.items[0]?.id;
    await act("updateAppointment", { id: row.id, lines: [{ id: itemId, ...by(people[1]) }] });
    expect(await notices()).toEqual(["APPOINTMENT_CONFIRMED"]);
    await act("updateAppointment", { id: row.id, details: { startsAt: clock("15:00") } });
    expect(await notices()).toEqual(["APPOINTMENT_CONFIRMED", "APPOINTMENT_MOVED"]);
  });

  it("changes its note and name without a notification", async () => {
    const { row } = await confirmedVisit();
    const details = { note: "過敏", customerName: "安的媽媽" };
    expect((await act("updateAppointment", { id: row.id, details })).row).toMatchObject(details);
    expect(await notices()).toEqual([]);
  });

  it("loses a service, but not its last", async () => {
    const { row, serviceId, people } = await confirmedVisit();
    const { row: two } = await act("updateAppointment", {
      id: row.id,
      lines: [{ serviceId, ...by(people[0]) }],
    });
    await testContext.prisma.outboxMessage.deleteMany();
    expect((await act("deleteAppointmentItems", { ids: [two?.items[1]?.id] })).codes).toEqual([]);
    expect(await notices()).toEqual(["APPOINTMENT_CONFIRMED"]);
    expect((await act("deleteAppointmentItems", { ids: [two?.items[0]?.id] })).codes).toEqual([
      "INVALID_INPUT",
    ]);
  });

  it("is judged by the same rules: a taken time is refused, and nothing changes", async () => {
    const { row, serviceId, people } = await confirmedVisit();
    await act("createAppointment", {
      details: { customerName: "王", customerPhone: "0912000000", startsAt: clock("12:00") },
      lines: [{ serviceId, ...by(people[0]) }],
    });
    const add = await act("updateAppointment", { id: row.id, lines: [{ serviceId, ...by(people[0]) }] });
    expect(add.refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect(await notices()).toEqual([]);
  });

  it("is refused with onlyPending, which REST sends", async () => {
    const { row } = await confirmedVisit();
    const refused = ["APPOINTMENT_STATE_FORBIDS"];
    const details = { note: "x" };
    expect((await act("updateAppointment", { id: row.id, details, onlyPending: true })).codes).toEqual(
      refused,
    );
    const items = { ids: [row.items[0]?.id], onlyPending: true };
    expect((await act("deleteAppointmentItems", items)).codes).toEqual(refused);
  });
});

it("a canceled visit cannot be edited", async () => {
  const { row } = await confirmedVisit();
  await act("cancelAppointment", { id: row.id });
  expect((await act("updateAppointment", { id: row.id, details: { note: "x" } })).codes).toEqual([
    "APPOINTMENT_STATE_FORBIDS",
  ]);
});
