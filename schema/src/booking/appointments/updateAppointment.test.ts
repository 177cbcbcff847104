import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  actAs,
  type Booked,
  bookable,
  clearBooks,
  clock,
  id,
  offer,
  type Person,
} from "../../testing/bookable.ts";
import { serviceRow } from "../../testing/bookingFixtures.ts";
import { auditOf } from "../../testing/fixtures.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";

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
const by = (person: Person | undefined) => ({ staffMemberId: id("StaffMember", person ?? null) });

/** Creates an appointment as staff, with consecutive lines. */
async function entered(lines: object[], startsAt = clock("10:00")): Promise<Booked> {
  const details = { customerName: "王小明", customerPhone: "0912000000", startsAt };
  const { row, codes } = await act("createAppointment", { details, lines });
  if (row === undefined) throw new Error(codes.join());
  return row;
}
const items = (row: Booked | undefined) =>
  row?.items.map(({ startsAt, endsAt, staffMember }) => [startsAt, endsAt, staffMember?.id ?? null]);

describe("updateAppointment", () => {
  it("changes the given values and keeps the others; an empty text clears a value", async () => {
    const { service } = await bookable(testContext.prisma);
    const one = await entered([{ serviceId: id("Service", service), note: "淡" }]);
    const details = { customerName: " 王大明 ", note: "晚到" };
    const { row } = await act("updateAppointment", { id: one.id, details });
    expect(row).toMatchObject({
      customerName: "王大明",
      customerPhone: "0912000000",
      note: "晚到",
      version: 2,
    });
    expect(items(row)).toEqual(items(one));
    const lines = [{ id: one.items[0]?.id, note: "" }];
    const { row: cleared } = await act("updateAppointment", { id: one.id, details: { note: "" }, lines });
    expect([cleared?.note, cleared?.items[0]?.note]).toEqual(["", ""]);
    expect((await act("updateAppointment", { id: one.id, details: { customerPhone: "" } })).codes).toEqual([
      "INVALID_INPUT",
    ]);
  });

  it("refuses a phone that is none, but keeps an older record's own", async () => {
    const { service } = await bookable(testContext.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    const refused = await act("updateAppointment", { id: one.id, details: { customerPhone: "abc電話😀" } });
    expect([refused.codes, refused.params]).toEqual([
      ["INVALID_INPUT"],
      { field: "customerPhone", contactRule: "PHONE" },
    ]);
    await testContext.prisma.appointment.updateMany({ data: { customerPhone: "0912" } });
    const details = { customerPhone: "0912", customerName: "王大明" };
    expect((await act("updateAppointment", { id: one.id, details })).codes).toEqual([]);
  });

  it("writes nothing when nothing changes", async () => {
    const { service } = await bookable(testContext.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    const lines = [{ id: one.items[0]?.id, serviceId: id("Service", service), startsAt: clock("10:00") }];
    const { row } = await act("updateAppointment", { id: one.id, lines, details: { note: "" } });
    expect(row?.version).toBe(1);
    const kept = await testContext.prisma.appointment.findFirstOrThrow();
    expect(await auditOf(testContext.prisma, "Appointment", kept.id)).toMatchObject([{ action: "CREATE" }]);
  });

  it("does not check unchanged times: a text can change although no one works then any more", async () => {
    const { service } = await bookable(testContext.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    await testContext.prisma.shiftAssignment.deleteMany();
    expect((await act("updateAppointment", { id: one.id, details: { note: "改" } })).codes).toEqual([]);
    const moved = { id: one.id, details: { startsAt: clock("11:00") } };
    expect((await act("updateAppointment", moved)).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
  });

  it("moves all lines by the same span except those with a start of their own", async () => {
    const { service } = await bookable(testContext.prisma, { count: 3 });
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, { ...line, startsAt: clock("11:30") }, line]);
    const lines = [{ id: one.items[2]?.id, startsAt: clock("15:00") }];
    const change = { id: one.id, details: { startsAt: clock("12:15") }, lines };
    const { row } = await act("updateAppointment", change);
    expect(items(row)).toEqual([
      [clock("12:15"), clock("13:15"), null],
      [clock("13:45"), clock("14:45"), null],
      [clock("15:00"), clock("16:00"), null],
    ]);
    expect([row?.startsAt, row?.endsAt]).toEqual([clock("12:15"), clock("16:00")]);
  });

  it("copies the current values of a new service and keeps those of the others", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const other = await serviceRow(testContext.prisma, { name: "睫毛", durationMinutes: 90, price: 500 });
    await offer(testContext.prisma, people[0] as Person, other);
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, line]);
    await testContext.prisma.service.update({ where: { id: service.id }, data: { durationMinutes: 30 } });
    const lines = [
      { id: one.items[0]?.id, ...line },
      { id: one.items[1]?.id, serviceId: id("Service", other) },
    ];
    const { row } = await act("updateAppointment", { id: one.id, lines });
    expect(row?.items).toMatchObject([
      { serviceMinutes: 60, endsAt: clock("11:00") },
      { serviceName: "睫毛", serviceMinutes: 90, servicePrice: "500", endsAt: clock("12:30") },
    ]);
  });

  it("adds lines after the last and removes others, within 1 to 20 lines", async () => {
    const { service } = await bookable(testContext.prisma, { minutes: 20 });
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, line]);
    const [first, second] = one.items.map((item) => item.id);
    const change = { id: one.id, lines: [line], removeItemIds: [first] };
    const { row } = await act("updateAppointment", change);
    expect(items(row)).toEqual([
      [clock("10:20"), clock("10:40"), null],
      [clock("10:40"), clock("11:00"), null],
    ]);
    expect(row?.startsAt).toBe(clock("10:20"));
    const all = row?.items.map((item) => item.id);
    const none = await act("updateAppointment", { id: one.id, removeItemIds: all });
    expect([none.codes, none.params]).toEqual([["INVALID_INPUT"], { field: "removeItemIds" }]);
    const nineteen = { id: one.id, lines: Array(19).fill(line) };
    expect((await act("updateAppointment", nineteen)).codes).toEqual(["INVALID_INPUT"]);
    const unknown = { id: one.id, lines: [{ id: first, note: "x" }], removeItemIds: [second] };
    expect((await act("updateAppointment", unknown)).codes).toEqual(["NOT_FOUND"]);
  });

  it("lets two lines swap places in one person's day", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const line = { serviceId: id("Service", service), ...by(people[0]) };
    const one = await entered([line, line]);
    const lines = [
      { id: one.items[0]?.id, startsAt: clock("11:00") },
      { id: one.items[1]?.id, startsAt: clock("10:00") },
    ];
    const { row, codes } = await act("updateAppointment", { id: one.id, lines });
    expect(codes).toEqual([]);
    expect(row?.items.map((item) => item.id)).toEqual([one.items[1]?.id, one.items[0]?.id]);
  });

  it("assigns and unassigns a line's staff member, who stays when omitted", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const one = await entered([{ serviceId: id("Service", service) }]);
    const change = async (more: object) =>
      (await act("updateAppointment", { id: one.id, lines: [{ id: one.items[0]?.id, ...more }] })).row
        ?.items[0]?.staffMember?.id;
    expect(await change(by(people[1]))).toBe(id("StaffMember", people[1] ?? null));
    expect(await change({ note: "x" })).toBe(id("StaffMember", people[1] ?? null));
    expect(await change({ staffMemberId: null })).toBeUndefined();
  });
});

describe("rescheduleAppointment", () => {
  it("keeps the lines' distances, staff and booked values, and may overlap its own old time", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const line = { serviceId: id("Service", service) };
    const one = await entered([
      { ...line, ...by(people[0]) },
      { ...line, startsAt: clock("11:45"), ...by(people[1]) },
    ]);
    await testContext.prisma.service.update({ where: { id: service.id }, data: { durationMinutes: 15 } });
    const { row } = await act("rescheduleAppointment", { id: one.id, startsAt: clock("10:30") });
    expect(items(row)).toEqual([
      [clock("10:30"), clock("11:30"), id("StaffMember", people[0] as Person)],
      [clock("12:15"), clock("13:15"), id("StaffMember", people[1] as Person)],
    ]);
  });

  it("reassigns lines to staff members, who must exist and be free", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const stranger = await bookable(testContext.prisma);
    const line = { serviceId: id("Service", service) };
    const one = await entered([{ ...line, ...by(people[0]) }]);
    await entered([{ ...line, ...by(people[1]) }]);
    const give = (person: Person | undefined, more: object = {}) =>
      act("rescheduleAppointment", {
        id: one.id,
        assign: [{ itemId: one.items[0]?.id, ...by(person) }],
        ...more,
      });
    expect((await give(people[1])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await give(stranger.people[0])).refused).toEqual(["STAFF_NOT_AVAILABLE", "LACKS_SERVICE"]);
    const { row } = await give(people[1], { startsAt: clock("11:00") });
    expect(items(row)).toEqual([[clock("11:00"), clock("12:00"), id("StaffMember", people[1] as Person)]]);
    const unknown = { id: one.id, assign: [{ itemId: id("AppointmentItem", { id: 99_999 }) }] };
    expect((await act("rescheduleAppointment", unknown)).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("deleteAppointmentItems", () => {
  it("shortens the appointment and writes an audit entry", async () => {
    const { service } = await bookable(testContext.prisma);
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, line]);
    const last = { ids: one.items.map((item) => item.id) };
    expect((await act("deleteAppointmentItems", last)).codes).toEqual(["INVALID_INPUT"]);
    expect((await act("deleteAppointmentItems", { ids: [one.items[1]?.id] })).codes).toEqual([]);
    const kept = await testContext.prisma.appointment.findFirstOrThrow({ include: { items: true } });
    expect([kept.endsAt.toISOString(), kept.version, kept.items.length]).toEqual([clock("11:00"), 2, 1]);
    expect(await auditOf(testContext.prisma, "Appointment", kept.id)).toMatchObject([
      { action: "CREATE" },
      { action: "UPDATE" },
    ]);
  });
});
