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

let house: TestContext;
let me: number;

beforeAll(async () => {
  house = await createTestContext();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(house.prisma);
  me = (await customerRow(house.prisma)).id;
});

const book = (startsAt: string, lines: readonly RequestedLine[], more: object = {}) =>
  bookFor(house, me, startsAt, lines, more);

describe("why a time cannot be had", () => {
  it("nobody works then", async () => {
    const { service } = await bookable(house.prisma, { days: [] });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
  });

  it.each([
    ["PROPOSED", "NO_SHIFT"],
    ["CONFIRMED", "NOT_OPEN_TO_CUSTOMERS"],
  ] as const)("a shift that is %s: %s", async (state, reason) => {
    const { service } = await bookable(house.prisma, { state });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["STAFF_NOT_AVAILABLE", reason]);
  });

  it("somebody else offers the service", async () => {
    const { service } = await bookable(house.prisma);
    const other = await bookable(house.prisma);
    expect((await book(clock("10:00"), [{ service, by: other.people[0] as Person }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "LACKS_SERVICE",
    ]);
  });

  it("they have left, and the store need not say so", async () => {
    const { service, people } = await bookable(house.prisma);
    const [by] = people as [Person];
    await house.prisma.staffMember.update({ where: by, data: { state: "DISMISSED" } });
    expect((await book(clock("10:00"), [{ service, by }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "NO_SHIFT",
    ]);
  });

  it("the store is closed, by a closure or by its weekdays", async () => {
    const { service } = await bookable(house.prisma);
    const closure = { startsAt: clock("10:30"), endsAt: clock("12:00") };
    await house.prisma.storeClosure.create({ data: closure });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "CLOSED"]);
    await house.prisma.storeClosure.deleteMany();
    await store(house.prisma, { openWeekdays: [1] });
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "CLOSED"]);
  });

  it("they are away", async () => {
    const { service, people } = await bookable(house.prisma);
    const [by] = people as [Person];
    const away = { staffMemberId: by.id, startsAt: clock("10:59"), endsAt: clock("11:00") };
    await house.prisma.staffTimeOff.create({ data: away });
    expect((await book(clock("10:00"), [{ service, by }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "TIME_OFF",
    ]);
  });

  it("they are taken; touching times are no conflict", async () => {
    const { service, people } = await bookable(house.prisma, { minutes: 240 });
    const [by] = people as [Person];
    expect((await book(clock("10:00"), [{ service, by }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service, by }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await book(clock("14:00"), [{ service, by }])).codes).toEqual([]);
  });

  it("names the line at fault", async () => {
    const { service, people } = await bookable(house.prisma);
    const lines = [{ service }, { service: await serviceRow(house.prisma), by: people[0] as Person }];
    expect((await book(clock("10:00"), lines)).params).toMatchObject({ line: 2, field: "staffMemberId" });
  });

  it("a named slot of half an hour needs an hour of the shift, a general one does not", async () => {
    const { service, people } = await bookable(house.prisma, { minutes: 30, to: 1110 });
    const [by] = people as [Person];
    expect((await book(clock("18:00"), [{ service, by }])).refused).toEqual([
      "STAFF_NOT_AVAILABLE",
      "NO_SHIFT",
    ]);
    expect((await book(clock("18:00"), [{ service }])).codes).toEqual([]);
  });
});

describe("“not specified”", () => {
  it("with three free people the fourth booking is refused", async () => {
    const { service } = await bookable(house.prisma, { count: 3 });
    for (let index = 0; index < 3; index++)
      expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect(await house.prisma.appointment.count()).toBe(3);
  });

  it("is not outbid by a named one: a mix never exceeds the people", async () => {
    const { service, people } = await bookable(house.prisma, { count: 3 });
    const [a, b, c] = people as [Person, Person, Person];
    await book(clock("10:00"), [{ service, by: a }]);
    await book(clock("10:00"), [{ service }]);
    expect((await book(clock("10:00"), [{ service, by: b }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service, by: c }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("is matched, not counted: who alone offers a service is kept for it", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const rare = await serviceRow(house.prisma);
    await offer(house.prisma, people[0] as Person, rare);
    await book(clock("10:00"), [{ service: rare }]);
    expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service: rare }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("that nobody can serve any more hinders nobody, and what still can holds its place", async () => {
    const { service, people } = await bookable(house.prisma, { count: 3 });
    const [a] = people as [Person];
    const rare = await serviceRow(house.prisma);
    await offer(house.prisma, a, rare);
    await book(clock("10:00"), [{ service: rare }]);
    await house.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: a.id } });
    for (let index = 0; index < 2; index++)
      expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect((await book(clock("10:00"), [{ service }])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });
});

describe("the nearest other times", () => {
  const alternatives = async (answer: ReturnType<typeof book>) =>
    ((await answer).params as { alternatives?: unknown[] }).alternatives;

  it("are those of the same person, by distance in time", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2, days: [DAY, "2026-12-02"] });
    const [by] = people as [Person];
    await book(clock("14:00"), [{ service, by }]);
    const named = { staffMemberId: id("StaffMember", by), staffName: by.name };
    expect(await alternatives(book(clock("14:00"), [{ service, by }]))).toEqual([
      { ...named, startsAt: clock("10:00"), at: "2026-12-01 10:00" },
      { ...named, startsAt: clock("18:00"), at: "2026-12-01 18:00" },
      { ...named, startsAt: clock("10:00", "2026-12-02"), at: "2026-12-02 10:00" },
    ]);
  });

  it("are then those with anyone, at the asked time first", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const [by] = people as [Person];
    for (const time of ["10:00", "14:00"]) await book(clock(time), [{ service, by }]);
    expect(await alternatives(book(clock("14:00"), [{ service, by }]))).toMatchObject([
      { startsAt: clock("18:00"), staffMemberId: id("StaffMember", by) },
      { startsAt: clock("14:00"), staffMemberId: null, staffName: null },
      { startsAt: clock("10:00"), staffMemberId: null },
    ]);
  });

  it("are whoever can in general booking, in the window and 14 days away at most", async () => {
    const days = ["2026-12-17", "2026-12-31", "2027-01-01"];
    const { service } = await bookable(house.prisma, { days });
    for (const time of ["10:00", "14:00"]) await book(clock(time, days[0]), [{ service }]);
    expect(await alternatives(book(clock("10:00", days[0]), [{ service }]))).toMatchObject([
      { startsAt: clock("18:00", days[0]) },
      { startsAt: clock("10:00", days[1]) },
    ]);
  });
});
