import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  actAs,
  type Booked,
  bookable,
  clearBooks,
  clock,
  DAY,
  id,
  offer,
  type Person,
} from "../../testing/bookable.ts";
import { serviceRow } from "../../testing/bookingFixtures.ts";
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

describe("confirming", () => {
  const confirm = (row: { id: string }) => act("reviewAppointment", { id: row.id, decision: "CONFIRMED" });
  const staffOf = ({ row }: Awaited<ReturnType<typeof confirm>>) =>
    row?.items.map(({ staffMember }) => staffMember?.id);
  const ids = (...people: (Person | undefined)[]) => people.map((one) => id("StaffMember", one ?? null));

  it("assigns the staff member with the fewest minutes that day, then the least recently booked, then the first", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 3, days: [DAY, "2026-12-02"] });
    const [a, b, c] = people;
    const line = { serviceId: id("Service", service) };
    await entered([{ ...line, ...by(b) }], clock("15:00", "2026-12-02"));
    await entered([{ ...line, ...by(c) }], clock("15:00"));
    expect(staffOf(await confirm(await entered([line])))).toEqual(ids(a));
    expect(staffOf(await confirm(await entered([line])))).toEqual(ids(b));
    expect(staffOf(await confirm(await entered([line])))).toEqual(ids(c));
    expect(staffOf(await confirm(await entered([line], clock("12:00"))))).toEqual(ids(a));
  });

  it("assigns three lines in order of time, counting the minutes of the previous ones", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 3 });
    const [a, b, c] = people;
    const line = { serviceId: id("Service", service) };
    await entered([{ ...line, ...by(b) }], clock("15:00"));
    await entered(
      [
        { ...line, ...by(c) },
        { ...line, ...by(c) },
      ],
      clock("15:00"),
    );
    // Booked minutes of a, b, and c: 0, 60, 120; then 60, 60, 120. The last booking of b is older than that of a.
    expect(staffOf(await confirm(await entered([line, line, line])))).toEqual(ids(a, b, a));
  });

  it("assigns a free staff member to each line and keeps the other appointments possible", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const [a, b] = people;
    const rare = await serviceRow(testContext.prisma);
    await offer(testContext.prisma, a as Person, rare);
    await entered([{ serviceId: id("Service", rare) }]);
    const one = await entered([{ serviceId: id("Service", service) }]);
    expect(staffOf(await confirm(one))).toEqual(ids(b));
  });

  it("keeps the chosen staff members and checks their times again", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const one = await entered([{ serviceId: id("Service", service), ...by(people[1]) }]);
    await testContext.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: people[1]?.id ?? 0 } });
    expect((await confirm(one)).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
    const lines = [{ id: one.items[0]?.id, ...by(people[0]) }];
    const review = { id: one.id, decision: "CONFIRMED", lines, details: { note: "換人" } };
    const { row } = await act("reviewAppointment", review);
    expect(row).toMatchObject({ state: "CONFIRMED", note: "換人" });
  });

  it("is refused after the appointment's day, and allowed until its end", async () => {
    const { service } = await bookable(testContext.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    testContext.now = new Date(clock("00:00", "2026-12-02"));
    expect((await confirm(one)).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "PAST"]);
    testContext.now = new Date(Date.parse(clock("23:59")) + 59_999);
    expect((await confirm(one)).codes).toEqual([]);
  });

  it("assigns a remaining staff member after a forced closing of a shift, without blocking others", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const line = { serviceId: id("Service", service) };
    await entered([line]);
    const later = await entered([line]);
    await testContext.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: people[0]?.id ?? 0 } });
    expect(staffOf(await confirm(later))).toEqual(ids(people[1]));
  });

  it("rejecting frees the time and checks no availability", async () => {
    const { service } = await bookable(testContext.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    await testContext.prisma.shiftAssignment.deleteMany();
    const review = { id: one.id, decision: "CANCELLED", details: { note: "客滿" } };
    const { row, codes } = await act("reviewAppointment", review);
    expect([codes, row?.note]).toEqual([[], "客滿"]);
    expect(await testContext.prisma.appointmentItem.count({ where: { occupying: true } })).toBe(0);
  });
});
