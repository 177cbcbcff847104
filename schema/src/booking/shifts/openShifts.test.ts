import { afterAll, beforeAll, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { personRow, shiftRow, templateRow } from "../../testing/bookingFixtures.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const LIST = `query ($range: ShiftRange!, $states: [ShiftState!]) { shiftAssignments(range: $range, states: $states) {
  date state withdrawable staffMember { id } shiftTemplate { startTime } } }`;
const OPEN =
  "query ($range: ShiftRange!) { openShifts(range: $range) { date staffMember { name } shiftTemplate { name } } }";

let testContext: TestContext;
let early: { id: number };
let late: { id: number };
beforeAll(async () => {
  testContext = await createTestContext();
  early = await templateRow(testContext.prisma, { name: "早", startMinute: 600, endMinute: 840 });
  late = await templateRow(testContext.prisma, { name: "晚", startMinute: 840, endMinute: 1200 });
});
afterAll(() => testContext.close());

const person = (row: { id: number }) => globalId("StaffMember", row.id);

it("staff see everyone's shifts, filtered by days and states", async () => {
  const [amy, bob] = [await personRow(testContext.prisma), await personRow(testContext.prisma)];
  const shift = { shiftTemplateId: early.id, state: "PROPOSED" } as const;
  for (const day of ["2027-01-01", "2027-01-02", "2027-01-03"]) {
    await shiftRow(testContext.prisma, { ...shift, staffMemberId: amy.id, day });
  }
  await shiftRow(testContext.prisma, { shiftTemplateId: late.id, staffMemberId: bob.id, day: "2027-01-02" });
  const range = { from: "2027-01-02", to: "2027-01-03" };
  const node = (date: string, row: { id: number }, state: string, startTime: string) => ({
    date,
    state,
    withdrawable: row === amy,
    staffMember: { id: person(row) },
    shiftTemplate: { startTime },
  });
  const viewer = staff(amy.id, "STAFF");
  expect((await testContext.run(LIST, { range }, viewer)).data).toEqual({
    shiftAssignments: [
      node("2027-01-02", amy, "PROPOSED", "10:00"),
      node("2027-01-02", bob, "CONFIRMED", "14:00"),
      node("2027-01-03", amy, "PROPOSED", "10:00"),
    ],
  });
  const some = { ...range, staffMemberIds: [person(amy), person(bob)] };
  expect((await testContext.run(LIST, { range: some, states: ["CONFIRMED"] }, viewer)).data).toEqual({
    shiftAssignments: [node("2027-01-02", bob, "CONFIRMED", "14:00")],
  });
  for (const who of [ANONYMOUS, customer(1)])
    expect((await testContext.run(LIST, { range }, who)).codes).toEqual(["UNAUTHENTICATED"]);
});

it("everyone sees the open shifts of active staff", async () => {
  const [amy, former] = [
    await personRow(testContext.prisma, { name: "Amy" }),
    await personRow(testContext.prisma, { state: "DISMISSED" }),
  ];
  const day = "2027-02-01";
  const open = { shiftTemplateId: early.id, day, state: "OPEN_TO_CUSTOMERS" } as const;
  const shown = await shiftRow(testContext.prisma, { ...open, staffMemberId: amy.id });
  await shiftRow(testContext.prisma, { ...open, staffMemberId: former.id });
  const hidden = await shiftRow(testContext.prisma, { staffMemberId: amy.id, shiftTemplateId: late.id, day });
  const viewer = customer((await customerRow(testContext.prisma)).id);
  const range = { from: day, to: day };
  for (const who of [viewer, ANONYMOUS, ADMIN]) {
    expect((await testContext.run(OPEN, { range }, who)).data).toEqual({
      openShifts: [{ date: day, staffMember: { name: "Amy" }, shiftTemplate: { name: "早" } }],
    });
  }
  const seen = async (row: { id: number }, who: Viewer) => {
    const document = "query ($id: ID!) { node(id: $id) { id } }";
    return (
      await testContext.run<{ node: unknown }>(document, { id: globalId("ShiftAssignment", row.id) }, who)
    ).data?.node;
  };
  for (const who of [viewer, ANONYMOUS]) {
    expect(await seen(shown, who)).not.toBeNull();
    expect(await seen(hidden, who)).toBeNull();
  }
  expect(await seen(hidden, ADMIN)).not.toBeNull();
});
