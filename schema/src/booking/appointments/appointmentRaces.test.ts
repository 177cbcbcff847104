import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actAs, book, bookable, clock, id, type Person } from "../../testing/bookable.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../testing/run.ts";

const DAYS = ["2026-12-01", "2026-12-02"];

/**
 * Creates a context with working or disabled day locks: a trigger gives each lock a row of its own on another
 * day, so that no write waits for one or finds its version changed.
 */
async function openRace(locked: boolean): Promise<TestContext> {
  if (locked) return createTestContext();
  const testContext = await createTestContext({ empty: true });
  const client = new pg.Client({ connectionString: testContext.url });
  await client.connect();
  await client.query(`
    CREATE SEQUENCE unlocked_days;
    CREATE FUNCTION unlock_day() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN NEW."day" := date '3000-01-01' + nextval('unlocked_days')::int; RETURN NEW; END $$;
    CREATE TRIGGER unlocked BEFORE INSERT ON "BookingDay" FOR EACH ROW EXECUTE FUNCTION unlock_day();
  `);
  await client.end();
  const data = { username: "admin", passwordHash: "plain:admin", name: "店長", role: "ADMIN" as const };
  await testContext.prisma.staffMember.create({ data });
  return testContext;
}

/** Counts pairs of items that occupy the same person at the same time. */
async function doubleBookings(testContext: TestContext): Promise<number> {
  const [row] = await testContext.prisma.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM "AppointmentItem" AS a JOIN "AppointmentItem" AS b
      ON a."id" < b."id" AND a."staffMemberId" = b."staffMemberId" AND a."occupying" AND b."occupying"
      AND tstzrange(a."startsAt", a."endsAt", '[)') && tstzrange(b."startsAt", b."endsAt", '[)')`;
  return Number(row?.count);
}

/** Returns a deterministic pseudorandom generator of numbers in [0, 1). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pick = <One>(roll: () => number, list: readonly One[]): One =>
  list[Math.floor(roll() * list.length)] as One;

const setShift = "mutation ($input: SetShiftStateInput!) { setShiftState(input: $input) { removedIds } }";
const dismiss = "mutation ($id: ID!) { dismissStaffMember(input: { id: $id, force: true }) { id } }";
const reinstate = "mutation ($id: ID!) { reinstateStaffMember(input: { id: $id }) { id } }";

describe.each([
  ["with the lock", true],
  ["with the database's constraint alone", false],
])("%s", (_how, locked) => {
  let testContext: TestContext;
  let me: number;
  beforeAll(async () => {
    testContext = await openRace(locked);
    me = (await customerRow(testContext.prisma)).id;
  });
  afterAll(() => testContext.close());

  it("exactly one of ten concurrent bookings of the same staff member's slot succeeds", async () => {
    const { service, people } = await bookable(testContext.prisma, { days: ["2026-12-10"] });
    const [by] = people as [Person];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        book(testContext, me, clock("10:00", "2026-12-10"), [{ service, by }]),
      ),
    );
    expect(answers.map(({ codes }) => codes.join()).sort()).toEqual(["", ...Array(9).fill("SLOT_TAKEN")]);
  });

  it("concurrent bookings, reviews, moves, cancellations, closings and dismissals never double-book a staff member", async () => {
    const roll = dice(7);
    const { service, people } = await bookable(testContext.prisma, { count: 4, days: DAYS });
    const step = async (): Promise<string[]> => {
      const rows = await testContext.prisma.appointment.findMany({ select: { id: true }, take: 40 });
      const one = { id: id("Appointment", pick(roll, [...rows, { id: 1 }])) };
      const person = pick(roll, people);
      const staffMember = id("StaffMember", person);
      const day = pick(roll, DAYS);
      const open = clock(pick(roll, ["10:00", "14:00", "18:00"]), day);
      const any = clock(pick(roll, ["10:30", "12:00", "13:15", "17:30"]), day);
      const named = roll() < 0.5 ? { by: person } : {};
      const state = pick(roll, ["PROPOSED", "OPEN_TO_CUSTOMERS"]);
      const shifts = { staffMemberIds: [staffMember], from: day, to: day, state, force: roll() < 0.5 };
      const steps = [
        () => book(testContext, me, open, [{ service, ...named }]),
        () => book(testContext, me, open, [{ service }, { service, ...named }]),
        () => actAs(testContext, "reviewAppointment", { ...one, decision: "CONFIRMED" }),
        () => actAs(testContext, "rescheduleAppointment", { ...one, startsAt: any }),
        () => actAs(testContext, "cancelAppointment", one),
        () => actAs(testContext, "deleteAppointments", { ids: [one.id] }),
        () => testContext.run(setShift, { input: shifts }, ADMIN),
        () => testContext.run(pick(roll, [dismiss, reinstate, reinstate]), { id: staffMember }, ADMIN),
      ];
      return (await steps[Math.floor(roll() ** 1.5 * steps.length)]?.())?.codes ?? [];
    };
    const codes: string[] = [];
    let left = 120;
    const work = async () => {
      while (left-- > 0) codes.push(...(await step()));
    };
    await Promise.all(Array.from({ length: 8 }, work));
    // Without the lock, rows that a write reads can be deleted concurrently; the write then fails without
    // effect.
    if (locked) expect(codes).not.toContain("INTERNAL");
    expect(await doubleBookings(testContext)).toBe(0);
  });
});

it("a booking and a concurrent write that removes its staff never both succeed", async () => {
  const testContext = await createTestContext();
  const me = (await customerRow(testContext.prisma)).id;
  const rivals: ((person: Person, day: string) => [string, object])[] = [
    (person, day) => [
      setShift,
      {
        input: {
          staffMemberIds: [id("StaffMember", person)],
          from: day,
          to: day,
          state: "PROPOSED",
        },
      },
    ],
    (person, day) => [
      "mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) { removedIds } }",
      { input: { changes: [{ staffMemberId: id("StaffMember", person), remove: [{ date: day }] }] } },
    ],
    (person, day) => [
      "mutation ($input: CreateStaffTimeOffInput!) { createStaffTimeOff(input: $input) { id } }",
      { input: { staffMemberId: id("StaffMember", person), details: { startsAt: day, endsAt: day } } },
    ],
    (_person, day) => [
      "mutation ($input: CreateStoreClosureInput!) { createStoreClosure(input: $input) { id } }",
      { input: { details: { startsAt: day, endsAt: day } } },
    ],
    (person) => [
      "mutation ($id: ID!) { dismissStaffMember(input: { id: $id }) { id } }",
      { id: id("StaffMember", person) },
    ],
  ];
  for (const [index, rival] of rivals.entries()) {
    const day = `2026-12-1${index}`;
    const { service, people } = await bookable(testContext.prisma, { days: [day] });
    const [by] = people as [Person];
    const [document, variables] = rival(by, day);
    const [booked, taken] = await Promise.all([
      book(testContext, me, clock("10:00", day), [{ service, by }]),
      testContext.run(document, { ...variables }, ADMIN),
    ]);
    const codes = [...booked.codes, ...taken.codes];
    expect(codes, document).toHaveLength(1);
    expect(["SHIFT_HAS_APPOINTMENTS", "STAFF_NOT_AVAILABLE", "OUTSIDE_BOOKING_WINDOW"]).toContain(codes[0]);
  }
  await testContext.close();
});
