import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { appointmentRow, personRow, shiftRow, templateRow } from "../../testing/bookingFixtures.ts";
import { auditOf, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const FIELDS = "{ id startsAt endsAt note version }";
const CLOSE = `mutation ($input: CreateStoreClosureInput!) { row: createStoreClosure(input: $input) ${FIELDS} }`;
const OFF = `mutation ($input: CreateStaffTimeOffInput!) { row: createStaffTimeOff(input: $input) ${FIELDS} }`;
const CHANGE_CLOSURE = `mutation ($input: UpdateAbsenceInput!) { row: updateStoreClosure(input: $input) ${FIELDS} }`;
const CHANGE_OFF = `mutation ($input: UpdateAbsenceInput!) { row: updateStaffTimeOff(input: $input) ${FIELDS} }`;
const OPEN = "mutation ($ids: [ID!]!) { ids: deleteStoreClosures(input: { ids: $ids }) }";
const NO_SHIFT = `mutation ($input: AssignShiftsInput!) { row: assignShifts(input: $input) { removedIds } }`;
const DISMISS =
  "mutation ($input: DismissStaffMemberInput!) { row: dismissStaffMember(input: $input) { version } }";
const BACK = "mutation ($ids: [ID!]!) { ids: deleteStaffTimeOff(input: { ids: $ids }) }";
const LISTS = `query ($range: DayRange!) { storeClosures(range: $range) { note }
  staffTimeOff(range: $range) { note staffMember { id } } }`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

interface Row {
  row: { id: string; startsAt: string; endsAt: string; version: number };
}
const run = (document: string, input: object, viewer = ADMIN) =>
  testContext.run<Row>(document, { input }, viewer);
const details = (startsAt: string, endsAt: string, note = "") => ({ startsAt, endsAt, note });

/**
 * Creates a staff member with a confirmed shift and an appointment on this day from 10:00 to 11:00 in Taipei.
 */
async function booked(day: string) {
  const [template, person] = [await templateRow(testContext.prisma), await personRow(testContext.prisma)];
  await shiftRow(testContext.prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day });
  const booking = { staffMemberId: person.id, serviceId: null, day, hour: 10 };
  const { id } = await appointmentRow(testContext.prisma, booking);
  const held = () => testContext.prisma.appointmentItem.findFirstOrThrow({ where: { appointmentId: id } });
  return { person: globalId("StaffMember", person.id), held };
}

describe("a closure", () => {
  it("given as dates spans from the first day's beginning to the last day's end in the store's time zone", async () => {
    const { data } = await run(CLOSE, { details: details("2026-12-24", "2026-12-25", " 聖誕 ") });
    expect(data?.row).toMatchObject({
      startsAt: "2026-12-23T16:00:00.000Z",
      endsAt: "2026-12-25T16:00:00.000Z",
      note: "聖誕",
      version: 1,
    });
    const zoned = await testContext.run(LISTS, { range: { from: "2026-12-26", to: "2026-12-26" } }, ADMIN);
    expect(zoned.data).toEqual({ storeClosures: [], staffTimeOff: [] });
    const touching = await testContext.run(LISTS, { range: { from: "2026-12-25", to: "2026-12-25" } }, ADMIN);
    expect(touching.data).toMatchObject({ storeClosures: [{ note: "聖誕" }] });
  });

  it("that overlaps an appointment is refused unless forced, and then the appointment stays unchanged", async () => {
    const { held } = await booked("2026-12-03");
    const input = { details: details("2026-12-03T02:59:00Z", "2026-12-03T09:00:00Z") };
    expect((await run(CLOSE, input)).codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    // Adjacent times do not overlap.
    const after = { details: details("2026-12-03T03:00:00Z", "2026-12-03T09:00:00Z") };
    expect((await run(CLOSE, after)).codes).toEqual([]);
    expect((await run(CLOSE, { ...input, force: true })).codes).toEqual([]);
    expect((await held()).staffMemberId).not.toBeNull();
  });

  it("is updated with its version and deleted, and the audit log contains both", async () => {
    const { data } = await run(CLOSE, { details: details("2027-01-01", "2027-01-01") });
    const id = data?.row.id ?? "";
    const edit = { id, version: 1, details: { endsAt: "2027-01-02" } };
    expect((await run(CHANGE_CLOSURE, edit)).data?.row).toMatchObject({
      endsAt: "2027-01-02T16:00:00.000Z",
      version: 2,
    });
    expect((await run(CHANGE_CLOSURE, edit)).codes).toEqual(["CONFLICT"]);
    expect((await testContext.run(OPEN, { ids: [id] }, ADMIN)).data).toEqual({ ids: [id] });
    expect((await testContext.run(OPEN, { ids: [id] }, ADMIN)).codes).toEqual(["NOT_FOUND"]);
    const row = Number(atob(id).split(":")[1]);
    const actions = (await auditOf(testContext.prisma, "StoreClosure", row)).map(({ action }) => action);
    expect(actions).toEqual(["CREATE", "UPDATE", "DELETE"]);
  });

  it.each([
    ["startsAt", { endsAt: "2027-03-01" }, "REQUIRED"],
    ["endsAt", { startsAt: "2027-03-01" }, "REQUIRED"],
    ["endsAt", details("2027-03-02", "2027-03-01")],
    ["endsAt", details("2027-03-01T00:00:00Z", "2027-03-01T00:00:00Z")],
    ["endsAt", details("2027-03-01", "2028-04-01")],
    ["note", details("2027-03-01", "2027-03-01", "長".repeat(2001)), "TEXT"],
  ])("refuses an invalid %s: %j", async (field, given, kind = "AFTER") => {
    const { codes, params, rule } = await run(CLOSE, { details: given });
    expect([codes, params, rule?.kind]).toEqual([["INVALID_INPUT"], { field }, kind]);
  });
});

it("all appointments that block are counted, of which the first 50 are listed", async () => {
  const [template, person] = [
    await templateRow(testContext.prisma, { startMinute: 600, endMinute: 1200 }),
    await personRow(testContext.prisma),
  ];
  for (let date = 1; date <= 10; date++) {
    const day = `2027-02-${String(date).padStart(2, "0")}`;
    await shiftRow(testContext.prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day });
    for (let hour = 10; hour < 18; hour++)
      await appointmentRow(testContext.prisma, { staffMemberId: person.id, serviceId: null, day, hour });
  }
  const { codes, params } = await run(OFF, {
    staffMemberId: globalId("StaffMember", person.id),
    details: details("2027-02-01", "2027-02-28"),
  });
  expect(codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
  const { appointments, appointmentCount } = params as { appointments: unknown[]; appointmentCount: number };
  expect([appointments.length, appointmentCount]).toEqual([50, 80]);
});

describe("time off", () => {
  it("that overlaps an appointment is refused unless forced, and then the appointment becomes “not specified”", async () => {
    const { person, held } = await booked("2026-12-08");
    const input = { staffMemberId: person, details: details("2026-12-07", "2026-12-08", "休假") };
    const { codes, params } = await run(OFF, input);
    expect(codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect(params).toMatchObject({ appointments: [{ at: "2026-12-08 10:00" }] });
    expect(await testContext.prisma.staffTimeOff.count()).toBe(0);
    expect((await run(OFF, { ...input, force: true })).codes).toEqual([]);
    expect((await held()).staffMemberId).toBeNull();
    const { data } = await testContext.run(LISTS, { range: { from: "2026-12-08", to: "2026-12-09" } }, ADMIN);
    expect(data).toMatchObject({ staffTimeOff: [{ note: "休假", staffMember: { id: person } }] });
  });

  it("that is extended over an appointment is refused, and another person's absence does not affect it", async () => {
    const [{ person }, other] = [await booked("2026-12-10"), await personRow(testContext.prisma)];
    const before = details("2026-12-09", "2026-12-09");
    const id = (await run(OFF, { staffMemberId: person, details: before })).data?.row.id ?? "";
    const grow = { id, details: { endsAt: "2026-12-10" } };
    expect((await run(CHANGE_OFF, grow)).codes).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    const others = { staffMemberId: globalId("StaffMember", other.id), details: before };
    const theirs = (await run(OFF, others)).data?.row.id ?? "";
    expect((await run(CHANGE_OFF, { ...grow, id: theirs })).codes).toEqual([]);
    expect((await testContext.run(BACK, { ids: [id, theirs] }, ADMIN)).data).toEqual({ ids: [id, theirs] });
  });

  it("refuses a missing staff member and a missing absence", async () => {
    const nobody = {
      staffMemberId: globalId("StaffMember", 999_999),
      details: details("2027-01-01", "2027-01-01"),
    };
    expect((await run(OFF, nobody)).params).toEqual({ what: "StaffMember", number: 999_999 });
    const gone = { id: globalId("StaffTimeOff", 999_999), details: {} };
    expect((await run(CHANGE_OFF, gone)).params).toEqual({ what: "StaffTimeOff", number: 999_999 });
  });
});

it("the appointments that stay during a closure are protected against other changes; a forced one makes them “not specified”", async () => {
  const writes: ((person: string, day: string) => [string, object])[] = [
    (staffMemberId, day) => [OFF, { staffMemberId, details: details(day, day) }],
    (staffMemberId, date) => [NO_SHIFT, { changes: [{ staffMemberId, remove: [{ date }] }] }],
    (id) => [DISMISS, { id }],
  ];
  for (const [index, write] of writes.entries()) {
    const day = `2027-04-0${index + 1}`;
    const { person, held } = await booked(day);
    expect((await run(CLOSE, { details: details(day, day), force: true })).codes).toEqual([]);
    const [document, input] = write(person, day);
    expect((await run(document, input)).codes, document).toEqual(["SHIFT_HAS_APPOINTMENTS"]);
    expect((await held()).staffMemberId).not.toBeNull();
    expect((await run(document, { ...input, force: true })).codes).toEqual([]);
    expect((await held()).staffMemberId, document).toBeNull();
  }
});

describe("access to closures", () => {
  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED", ["UNAUTHENTICATED"]],
    ["a customer", customer(1), "UNAUTHENTICATED", ["UNAUTHENTICATED"]],
    ["staff, who can read them", staff(1, "STAFF"), "FORBIDDEN", []],
  ])("refuses writes by %s", async (_who, viewer, code, reading) => {
    const given = { details: details("2027-05-01", "2027-05-01") };
    const id = globalId("StoreClosure", 1);
    expect((await run(CLOSE, given, viewer)).codes).toEqual([code]);
    expect((await run(OFF, { ...given, staffMemberId: id }, viewer)).codes).toEqual([code]);
    for (const document of [CHANGE_CLOSURE, CHANGE_OFF])
      expect((await run(document, { id, details: {} }, viewer)).codes).toEqual([code]);
    for (const document of [OPEN, BACK])
      expect((await testContext.run(document, { ids: [id] }, viewer)).codes).toEqual([code]);
    const range = { from: "2027-05-01", to: "2027-05-01" };
    expect((await testContext.run(LISTS, { range }, viewer)).codes).toEqual(reading);
  });
});

describe("booking hours", () => {
  const UPDATE = `mutation ($details: StoreDetailsInput!) { updateStore(input: { id: "${btoa("Store:1")}", details: $details }) {
    bookingHours { weekday startMinute endMinute } cancelCutOffHours version } }`;
  const hours = (weekday: number, startMinute: number, endMinute: number) => ({
    weekday,
    startMinute,
    endMinute,
  });
  const update = (given: object) => testContext.run(UPDATE, { details: given }, ADMIN);

  it("are stored by weekday and time, replaced as a whole, and unchanged when omitted", async () => {
    await store(testContext.prisma);
    const wanted = [hours(2, 840, 1200), hours(1, 600, 1200), hours(2, 600, 840)];
    const kept = { bookingHours: [wanted[1], wanted[2], wanted[0]], cancelCutOffHours: 24 };
    expect((await update({ bookingHours: wanted })).data).toEqual({ updateStore: { ...kept, version: 2 } });
    expect((await update({ bookingHours: wanted })).data).toEqual({ updateStore: { ...kept, version: 2 } });
    expect((await update({ cancelCutOffHours: 0 })).data).toEqual({
      updateStore: { ...kept, cancelCutOffHours: 0, version: 3 },
    });
    expect((await update({ bookingHours: [] })).data).toMatchObject({
      updateStore: { bookingHours: [], version: 4 },
    });
    expect(await auditOf(testContext.prisma, "Store", 1)).toMatchObject([
      { before: { bookingHours: [] }, after: { bookingHours: kept.bookingHours } },
      { before: { cancelCutOffHours: 24 }, after: { cancelCutOffHours: 0 } },
      { after: { bookingHours: [] } },
    ]);
  });

  it.each([
    ["SPANS", { bookingHours: [hours(1, 600, 700), hours(1, 699, 800)] }, "bookingHours"],
    ["SPANS", { bookingHours: Array.from({ length: 43 }, () => hours(1, 600, 700)) }, "bookingHours"],
    ["AFTER", { bookingHours: [hours(1, 600, 600)] }, "endMinute"],
    ["WHOLE_NUMBER", { bookingHours: [hours(0, 600, 700)] }, "weekday"],
    ["WHOLE_NUMBER", { bookingHours: [hours(8, 600, 700)] }, "weekday"],
    ["WHOLE_NUMBER", { bookingHours: [hours(1, -1, 700)] }, "startMinute"],
    ["WHOLE_NUMBER", { bookingHours: [hours(1, 600, 1441)] }, "endMinute"],
    ["WHOLE_NUMBER", { cancelCutOffHours: -1 }, "cancelCutOffHours"],
    ["WHOLE_NUMBER", { cancelCutOffHours: 8761 }, "cancelCutOffHours"],
  ])("are refused by the rule %s that they break: %j", async (kind, details, field) => {
    const { codes, params, rule } = await update(details);
    expect([codes, params, rule?.kind]).toEqual([["INVALID_INPUT"], { field }, kind]);
  });
});
