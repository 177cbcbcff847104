import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actAs, type Booked, bookable, clearBooks, clock, id } from "../../testing/bookable.ts";
import { auditOf } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";

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
const stored = () => testContext.prisma.appointment.findFirstOrThrow();

/** Enters a visit on 2026-12-01 at 11:00, and sets the clock to its start. */
async function visit(confirmed = true): Promise<Booked> {
  const { service, people } = await bookable(testContext.prisma);
  const { row } = await act("createAppointment", {
    details: { customerName: "王小明", customerPhone: "0912000000", startsAt: clock("11:00") },
    lines: [{ serviceId: id("Service", service), staffMemberId: id("StaffMember", people[0] ?? null) }],
    confirmed,
  });
  testContext.now = new Date(clock("11:00"));
  if (row === undefined) throw new Error("The visit was refused.");
  return row;
}

const record = (row: Booked, outcome: string | null, more: object = {}) =>
  act("recordVisitOutcome", { id: row.id, outcome, ...more });

describe("the outcome of a visit", () => {
  it("is recorded, changed, and removed, each with its history", async () => {
    const row = await visit();
    expect((await record(row, "ARRIVED")).codes).toEqual([]);
    expect((await record(row, "DONE", { version: row.version + 1 })).codes).toEqual([]);
    expect(await stored()).toMatchObject({ outcome: "DONE", state: "CONFIRMED" });
    expect((await record(row, null)).codes).toEqual([]);
    const { id: number, outcome } = await stored();
    expect(outcome).toBeNull();
    const entries = await auditOf(testContext.prisma, "Appointment", number);
    const recorded = entries.filter(({ action }) => action === "RECORD_OUTCOME");
    expect(recorded.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        [{ outcome: null }, { outcome: "ARRIVED" }],
        [{ outcome: "ARRIVED" }, { outcome: "DONE" }],
        [{ outcome: "DONE" }, { outcome: null }],
      ]),
    );
  });

  it("changes nothing when it is the same, and refuses an older version", async () => {
    const row = await visit();
    await record(row, "NO_SHOW");
    const { version } = await stored();
    await record(row, "NO_SHOW");
    expect((await stored()).version).toBe(version);
    expect((await record(row, "DONE", { version: row.version })).codes).toEqual(["CONFLICT"]);
  });

  it.each([
    ["NO_SHOW", "2026-12-01T02:59:59.999Z", ["APPOINTMENT_STATE_FORBIDS"]],
    ["NO_SHOW", "2026-12-01T03:00:00.000Z", []],
    ["ARRIVED", "2026-11-30T15:59:59.999Z", ["APPOINTMENT_STATE_FORBIDS"]],
    ["ARRIVED", "2026-11-30T16:00:00.000Z", []],
  ])("%s at %s, in the store's time zone", async (outcome, now, codes) => {
    const row = await visit();
    testContext.now = new Date(now);
    expect((await record(row, outcome)).codes).toEqual(codes);
  });

  it("does not exist for a pending appointment", async () => {
    expect((await record(await visit(false), "DONE")).codes).toEqual(["APPOINTMENT_STATE_FORBIDS"]);
  });

  it("is a late cancellation only of a canceled appointment, with the one who canceled", async () => {
    const row = await visit();
    expect((await record(row, "LATE_CANCEL", { cancelledBy: "CUSTOMER" })).codes).toEqual([
      "APPOINTMENT_STATE_FORBIDS",
    ]);
    await act("cancelAppointment", { id: row.id });
    expect((await record(row, "LATE_CANCEL")).codes).toEqual(["INVALID_INPUT"]);
    expect((await record(row, "LATE_CANCEL", { cancelledBy: "SHOP" })).codes).toEqual([]);
    expect(await stored()).toMatchObject({ outcome: "LATE_CANCEL", cancelledBy: "SHOP" });
    expect((await record(row, "DONE")).codes).toEqual(["APPOINTMENT_STATE_FORBIDS"]);
    expect((await record(row, null, { cancelledBy: "SHOP" })).codes).toEqual(["INVALID_INPUT"]);
  });

  it("can be given with the cancellation, which otherwise ends the outcome", async () => {
    const row = await visit();
    await record(row, "ARRIVED");
    expect((await act("cancelAppointment", { id: row.id, lateBy: "CUSTOMER" })).codes).toEqual([]);
    expect(await stored()).toMatchObject({
      state: "CANCELLED",
      outcome: "LATE_CANCEL",
      cancelledBy: "CUSTOMER",
    });
    const other = await visit();
    await record(other, "ARRIVED");
    await act("cancelAppointment", { id: other.id });
    const rows = await testContext.prisma.appointment.findMany({ orderBy: { id: "desc" } });
    expect(rows[0]).toMatchObject({ state: "CANCELLED", outcome: null, cancelledBy: null });
  });

  it("ends when the visit is moved to another time", async () => {
    const row = await visit();
    await record(row, "NO_SHOW");
    expect((await act("rescheduleAppointment", { id: row.id, startsAt: clock("15:00") })).codes).toEqual([]);
    expect(await stored()).toMatchObject({ outcome: null, state: "CONFIRMED" });
  });

  it("is offered when it is possible, and only to admins", async () => {
    const row = await visit();
    const query = `query ($id: ID!) { node(id: $id) { ... on Appointment { possibleOutcomes outcome } } }`;
    const of = async (viewer: typeof ADMIN) =>
      (
        await testContext.run<{ node: { possibleOutcomes: string[]; outcome: string | null } }>(
          query,
          { id: row.id },
          viewer,
        )
      ).data?.node;
    await record(row, "DONE");
    expect(await of(ADMIN)).toEqual({ possibleOutcomes: ["ARRIVED", "DONE", "NO_SHOW"], outcome: "DONE" });
    const { items } = row;
    const server = Number(atob(items[0]?.staffMember?.id ?? "").split(":")[1]);
    expect(await of(staff(server, "STAFF"))).toEqual({ possibleOutcomes: [], outcome: "DONE" });
  });
});

describe("the outcome of a visit of today", () => {
  const TODAY = "2026-11-21";
  const UNDO = "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { appointment { id } } }";
  const UNDOABLE = "query ($id: ID!) { node(id: $id) { ... on Appointment { undoable { id } } } }";

  /** Enters a confirmed visit of two hours, with a service from 11:00 and one from 12:00. */
  async function today(): Promise<Booked> {
    const { service, people } = await bookable(testContext.prisma, { days: [TODAY] });
    const line = { serviceId: id("Service", service), staffMemberId: id("StaffMember", people[0] ?? null) };
    const { row } = await act("createAppointment", {
      lines: [line, line],
      confirmed: true,
      details: { customerName: "王小明", customerPhone: "0912000000", startsAt: clock("11:00", TODAY) },
    });
    if (row === undefined) throw new Error("The visit was refused.");
    return row;
  }
  async function undo(row: Booked) {
    const { data } = await testContext.run<{ node: { undoable: { id: string } } }>(
      UNDOABLE,
      { id: row.id },
      ADMIN,
    );
    return (await testContext.run(UNDO, { input: { id: data?.node.undoable.id } }, ADMIN)).codes;
  }

  it.each<[name: string, mutation: string, input: object, after: object]>([
    ["a cancellation", "cancelAppointment", {}, { state: "CANCELLED", outcome: null }],
    [
      "a late cancellation",
      "cancelAppointment",
      { lateBy: "SHOP" },
      { state: "CANCELLED", outcome: "LATE_CANCEL", cancelledBy: "SHOP" },
    ],
    [
      "a move",
      "rescheduleAppointment",
      { startsAt: clock("15:00", TODAY) },
      { state: "CONFIRMED", outcome: null },
    ],
  ])("returns when %s is undone", async (_name, mutation, input, after) => {
    const row = await today();
    expect((await record(row, "ARRIVED")).codes).toEqual([]);
    expect((await act(mutation, { id: row.id, ...input })).codes).toEqual([]);
    expect(await stored()).toMatchObject(after);
    expect(await undo(row)).toEqual([]);
    expect(await stored()).toMatchObject({ state: "CONFIRMED", outcome: "ARRIVED", cancelledBy: null });
  });

  it("is none when the cancellation of a visit without one is undone", async () => {
    const row = await today();
    await act("cancelAppointment", { id: row.id, lateBy: "CUSTOMER" });
    expect(await undo(row)).toEqual([]);
    expect(await stored()).toMatchObject({ state: "CONFIRMED", outcome: null, cancelledBy: null });
  });

  it("stays a late cancellation when another reason is undone", async () => {
    const row = await today();
    await act("cancelAppointment", { id: row.id, lateBy: "CUSTOMER" });
    expect((await record(row, "LATE_CANCEL", { cancelledBy: "SHOP" })).codes).toEqual([]);
    expect(await undo(row)).toEqual([]);
    expect(await stored()).toMatchObject({ outcome: "LATE_CANCEL", cancelledBy: "CUSTOMER" });
  });

  it.each([
    ["ends", "first", 0, null],
    ["stays", "last", 1, "ARRIVED"],
  ])("%s when the %s of its services is deleted", async (_what, _which, index, outcome) => {
    const row = await today();
    await record(row, "ARRIVED");
    const { codes } = await act("deleteAppointmentItems", { ids: [row.items[index]?.id] });
    expect([codes, (await stored()).outcome]).toEqual([[], outcome]);
  });
});

it("the database refuses an outcome that the state does not allow", async () => {
  await visit(false);
  const { id: number } = await stored();
  for (const data of [
    { outcome: "DONE" },
    { outcome: "LATE_CANCEL", cancelledBy: "SHOP" },
    { cancelledBy: "SHOP" },
  ] as const) {
    const update = testContext.prisma.appointment.update({ where: { id: number }, data });
    await expect(update).rejects.toThrow(/Appointment_(outcome_of_state|cancelled_by_of_outcome)/);
  }
});

it("twenty concurrent records leave one outcome and one version each", async () => {
  const row = await visit();
  const outcomes = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "DONE" : "NO_SHOW"));
  const answers = await Promise.all(
    outcomes.map((outcome) => record(row, outcome, { version: row.version })),
  );
  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  expect((await stored()).version).toBe(row.version + 1);
});
