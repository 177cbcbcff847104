import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
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
import { customerRow, store } from "../../testing/fixtures.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";

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

describe("a time is refused", () => {
  it("when no one works then", async () => {
    const { service } = await bookable(testContext.prisma, { days: [] });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
  });

  it.each([
    ["PROPOSED", "NO_SHIFT"],
    ["CONFIRMED", "NOT_OPEN_TO_CUSTOMERS"],
  ] as const)("when the shift is %s: %s", async (state, reason) => {
    const { service } = await bookable(testContext.prisma, { state });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["STAFF_NOT_AVAILABLE", reason]);
  });

  it("when only another staff member offers the service", async () => {
    const { service } = await bookable(testContext.prisma);
    const other = await bookable(testContext.prisma);
    expect((await book(clock("10:00"), [{ service, by: other.people[0] as Person }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "LACKS_SERVICE",
    ]);
  });

  it("when the staff member was dismissed, even without a configured store", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const [by] = people as [Person];
    await testContext.prisma.staffMember.update({ where: by, data: { state: "DISMISSED" } });
    expect((await book(clock("10:00"), [{ service, by }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "NO_SHIFT",
    ]);
  });

  it("when the store is closed, by a closure or by its weekdays", async () => {
    const { service } = await bookable(testContext.prisma);
    const closure = { startsAt: clock("10:30"), endsAt: clock("12:00") };
    await testContext.prisma.storeClosure.create({ data: closure });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "CLOSED"]);
    await testContext.prisma.storeClosure.deleteMany();
    await store(testContext.prisma, { openWeekdays: [1] });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "CLOSED"]);
  });

  it("when the staff member is absent", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const [by] = people as [Person];
    const away = { staffMemberId: by.id, startsAt: clock("10:59"), endsAt: clock("11:00") };
    await testContext.prisma.staffTimeOff.create({ data: away });
    expect((await book(clock("10:00"), [{ service, by }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "TIME_OFF",
    ]);
  });

  it("when the staff member is booked, but not for adjacent times", async () => {
    const { service, people } = await bookable(testContext.prisma, { minutes: 240 });
    const [by] = people as [Person];
    expect((await book(clock("10:00"), [{ service, by }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service, by }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await book(clock("14:00"), [{ service, by }])).codes).toEqual([]);
  });

  it("with the line at fault", async () => {
    const { service, people } = await bookable(testContext.prisma);
    const lines = [{ service }, { service: await serviceRow(testContext.prisma), by: people[0] as Person }];
    expect((await book(clock("10:00"), lines)).params).toMatchObject({ line: 2, field: "staffMemberId" });
  });

  it("when a half-hour named slot does not have an hour of shift; a general one needs only its duration", async () => {
    const { service, people } = await bookable(testContext.prisma, { minutes: 30, to: 1110 });
    const [by] = people as [Person];
    expect((await book(clock("18:00"), [{ service, by }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "NO_SHIFT",
    ]);
    expect((await book(clock("18:00"), [{ service }])).codes).toEqual([]);
  });
});

describe("“not specified”", () => {
  it("is refused for the fourth booking of three free people", async () => {
    const { service } = await bookable(testContext.prisma, { count: 3 });
    for (let index = 0; index < 3; index++)
      expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect(await testContext.prisma.appointment.count()).toBe(3);
  });

  it("counts together with named bookings: a mix never exceeds the staff", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 3 });
    const [a, b, c] = people as [Person, Person, Person];
    await book(clock("10:00"), [{ service, by: a }]);
    await book(clock("10:00"), [{ service }]);
    expect((await book(clock("10:00"), [{ service, by: b }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service, by: c }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("is matched and not counted: the only person who offers a service stays available for it", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const rare = await serviceRow(testContext.prisma);
    await offer(testContext.prisma, people[0] as Person, rare);
    await book(clock("10:00"), [{ service: rare }]);
    expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service: rare }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("does not block others once it cannot be served, and keeps its place while it can", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 3 });
    const [a] = people as [Person];
    const rare = await serviceRow(testContext.prisma);
    await offer(testContext.prisma, a, rare);
    await book(clock("10:00"), [{ service: rare }]);
    await testContext.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: a.id } });
    for (let index = 0; index < 2; index++)
      expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });
});

describe("alternatives to an unavailable time", () => {
  const alternatives = async (answer: ReturnType<typeof book>) =>
    ((await answer).params as { alternatives?: unknown[] }).alternatives;

  it("are those of the same staff member, by distance in time, and the same time with anyone", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2, days: [DAY, "2026-12-02"] });
    const [by] = people as [Person];
    await book(clock("14:00"), [{ service, by }]);
    const named = { staffMemberId: id("StaffMember", by), staffName: by.name };
    expect(await alternatives(book(clock("14:00"), [{ service, by }]))).toEqual([
      { ...named, startsAt: clock("10:00"), at: "2026-12-01 10:00" },
      { ...named, startsAt: clock("18:00"), at: "2026-12-01 18:00" },
      { staffMemberId: null, staffName: null, startsAt: clock("14:00"), at: "2026-12-01 14:00" },
    ]);
  });

  it("are then those with anyone, the requested time first", async () => {
    const { service, people } = await bookable(testContext.prisma, { count: 2 });
    const [by] = people as [Person];
    for (const time of ["10:00", "14:00"]) await book(clock(time), [{ service, by }]);
    expect(await alternatives(book(clock("14:00"), [{ service, by }]))).toMatchObject([
      { startsAt: clock("18:00"), staffMemberId: id("StaffMember", by) },
      { startsAt: clock("14:00"), staffMemberId: null, staffName: null },
      { startsAt: clock("10:00"), staffMemberId: null },
    ]);
  });

  it("are with anyone in general booking, within the booking window and at most 14 days away", async () => {
    const days = ["2026-12-17", "2026-12-31", "2027-01-01"];
    const { service } = await bookable(testContext.prisma, { days });
    for (const time of ["10:00", "14:00"]) await book(clock(time, days[0]), [{ service }]);
    expect(await alternatives(book(clock("10:00", days[0]), [{ service }]))).toMatchObject([
      { startsAt: clock("18:00", days[0]) },
      { startsAt: clock("10:00", days[1]) },
    ]);
  });
});
